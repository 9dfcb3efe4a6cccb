import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listSamples } from './findSample';
import { sdkFolder } from './places';
import { usedSamples } from './usedSamples';

/** A short hash of files, by their names below a folder and their contents. */
function hashSampleFiles(folder: string, names: readonly string[]): string {
  const hash = createHash('sha256');
  for (const name of [...names].sort()) {
    const text = readFileSync(path.join(folder, name), 'utf8');
    hash.update(`${name.split(path.sep).join('/')}\0${text.length}\0${text}`);
  }
  return hash.digest('hex').slice(0, 16);
}

const latest = new Map<string, string>();

/** During a production build the sources hold still, and each sample of each page asks for them. */
function rememberInBuild(key: string, make: () => string): string {
  const known = process.env.NODE_ENV === 'production' ? latest.get(key) : undefined;
  const hash = known ?? make();
  latest.set(key, hash);
  return hash;
}

/** The hash of a sample and of the samples it imports. */
export function hashSample(folder: string, name: string): string {
  return rememberInBuild(path.join(folder, name), () =>
    hashSampleFiles(folder, [...usedSamples(folder, [name], listSamples(folder))]),
  );
}

/** The hash of the SDK's sources, without its tests and the words about it. */
export function hashSdk(): string {
  const folder = path.join(sdkFolder, 'src');
  return rememberInBuild(folder, () => {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    return hashSampleFiles(
      folder,
      names.filter((name) => /^(?!reference\b).*(?<!\.(?:test|spec))\.[jt]sx?$/s.test(name)),
    );
  });
}
