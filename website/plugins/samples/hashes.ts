import { existsSync } from 'node:fs';
import path from 'node:path';
import { hashFiles } from 'docs-kit';
import { listSamples } from './findSample';
import { agentFolder, sdkFolder } from './places';
import { readExpectation } from './readExpectation';
import { usedSamples } from './usedSamples';

const latest = new Map<string, unknown>();

/** During a production build the sources hold still, and each sample of each page asks for them. */
function rememberInBuild<Value>(key: string, make: () => Value): Value {
  const isKnown = process.env.NODE_ENV === 'production' && latest.has(key);
  const value = isKnown ? (latest.get(key) as Value) : make();
  latest.set(key, value);
  return value;
}

/** What lies beside a sample: what it promises, and what drives it. */
function filesBeside(folder: string, name: string): string[] {
  const bare = name.replace(/\.\w+$/, '');
  const beside = [`${name}.expect.json`, `${bare}.expect.json`, `${bare}.drive.ts`];
  return [...beside, `${bare}.drive.tsx`].filter((it) => existsSync(path.join(folder, it)));
}

/** The hash of all that a sample's run depends on: itself, what it imports, what lies beside it. */
export function hashSample(folder: string, name: string): string {
  return rememberInBuild(path.join(folder, name), () => {
    const before = readExpectation(folder, name)?.after ?? [];
    const roots = [name, ...before].flatMap((one) => [one, ...filesBeside(folder, one)]);
    const all = rememberInBuild(folder, () => listSamples(folder));
    return hashFiles(folder, [...usedSamples(folder, roots, all)]);
  });
}

/** The hash of a package's sources, but for what of them runs in no sample. */
function hashSources(packageFolder: string, unused: RegExp): string {
  const folder = path.join(packageFolder, 'src');
  return rememberInBuild(folder, () => hashFiles(folder, ['.'], (name) => unused.test(name)));
}

/** The hash of the SDK's sources, without its tests and the words about it. */
export function hashSdk(): string {
  return hashSources(sdkFolder, /^reference\b/);
}

/** The hash of the sources of the agent that samples talk with, without its tests. */
export function hashAgent(): string {
  return hashSources(agentFolder, /^testing\b/);
}
