import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createHash } from 'node:crypto';
import { hashFiles, type Locale, localeNames, readManifest } from 'docs-kit';
import { extensionOf, listSamples, readSample, usedSamples } from './findSample';
import { languages } from './languages';
import { localizeSample, readStrings } from './localizeSample';
import type { SamplesOptions } from './options';
import { readExpectation } from './readExpectation';
import type { SampleVerification } from './renderSample';

const latest = new Map<string, unknown>();

/** Sources do not change during a production build, and each sample on each page asks for them. */
function cacheInBuild<Value>(key: string, make: () => Value): Value {
  const isKnown = process.env.NODE_ENV === 'production' && latest.has(key);
  const value = isKnown ? (latest.get(key) as Value) : make();
  latest.set(key, value);
  return value;
}

/** The files beside a sample: its expectation and its driver. */
function filesBeside(folder: string, name: string): string[] {
  const bare = name.replace(/\.\w+$/, '');
  const beside = [`${name}.expect.json`, `${bare}.expect.json`, `${bare}.drive.ts`];
  return [...beside, `${bare}.drive.tsx`].filter((it) => existsSync(path.join(folder, it)));
}

/**
 * The hash of everything that a sample's run depends on: itself, its imports, the files beside it.
 */
export function hashSample(
  options: Pick<SamplesOptions, 'samplesFolder' | 'stringFiles' | 'problems'>,
  name: string,
): string {
  const folder = options.samplesFolder;
  return cacheInBuild(path.join(folder, name), () => {
    const before = readExpectation(folder, name, options.problems)?.after ?? [];
    const roots = [name, ...before].flatMap((one) => [one, ...filesBeside(folder, one)]);
    const all = cacheInBuild(folder, () => listSamples(folder));
    const used = [...usedSamples(folder, roots, all)];
    // Its translated strings are part of what readers see and run.
    const everyStrings = (Object.keys(localeNames) as Locale[]).map((locale) =>
      readStrings(options, locale),
    );
    const translated = used.flatMap((one) => {
      const source = readFileSync(path.join(folder, one), 'utf8');
      return everyStrings.map((strings) => localizeSample(source, strings));
    });
    const hash = createHash('sha256').update(hashFiles(folder, used));
    return hash.update(JSON.stringify(translated)).digest('hex').slice(0, 12);
  });
}

/** The hash of a package's sources, without tests. */
function hashSources(packageFolder: string, unused?: RegExp): string {
  const folder = path.join(packageFolder, 'src');
  return cacheInBuild(folder, () =>
    hashFiles(folder, ['.'], (name) => unused?.test(name) ?? false),
  );
}

/** The hashes of what samples run with. */
export function hashPackages({ sdk, agent }: Pick<SamplesOptions, 'sdk' | 'agent'>): {
  sdk: string;
  agent: string;
} {
  return { sdk: hashSources(sdk.folder, sdk.unused), agent: hashSources(agent.folder) };
}

const markLength = 3;

/** A short hash for each line of a text. */
export function lineMarks(text: string): string {
  return text
    .split('\n')
    .map((line) => createHash('sha256').update(line).digest('hex').slice(0, markLength))
    .join('');
}

/** The first line, from 1, at which a text differs from the hashed one. */
export function firstChangedLine(text: string, marks: string): number {
  const now = lineMarks(text);
  let line = 0;
  while (
    now.startsWith(marks.slice(0, (line + 1) * markLength)) &&
    line * markLength < now.length
  ) {
    line += 1;
  }
  return line + 1;
}

/** A recorded sample. */
interface RecordedSample {
  /** The hash of its text, its imports and the files beside it. */
  hash: string;
  /** A hash for each line, to find the one that has changed. */
  lines: string;
}

/** The record of the last run of all samples, each of which met its expectation. */
export interface SamplesRecord {
  /** The version of the SDK, and the hash of its sources. */
  sdk: { version: string; hash: string };
  /** The hash of the agent's sources. */
  agentHash: string;
  /** The date of the run, as `2026-11-20`. */
  date: string;
  /** The samples by name. */
  samples: Record<string, RecordedSample>;
}

export function readRecord({
  recordFile,
}: Pick<SamplesOptions, 'recordFile'>): SamplesRecord | undefined {
  if (!existsSync(recordFile)) return undefined;
  return JSON.parse(readFileSync(recordFile, 'utf8')) as SamplesRecord;
}

/** Records that these samples were verified today. */
export function writeRecord(options: SamplesOptions, names: Iterable<string>): void {
  const describe = (name: string): RecordedSample => ({
    hash: hashSample(options, name),
    lines: lineMarks(readSample(options.samplesFolder, name)),
  });
  const { sdk, agent } = hashPackages(options);
  const record: SamplesRecord = {
    sdk: { version: readManifest(options.sdk.folder).version, hash: sdk },
    agentHash: agent,
    date: new Date().toISOString().slice(0, 10),
    samples: Object.fromEntries([...new Set(names)].sort().map((name) => [name, describe(name)])),
  };
  writeFileSync(options.recordFile, `${JSON.stringify(record, null, 2)}\n`);
}

/** Whether the record of a sample is current: nothing that its run depends on has changed. */
function isCurrent(options: SamplesOptions, name: string, record: SamplesRecord): boolean {
  const { sdk, agent } = hashPackages(options);
  if (record.sdk.hash !== sdk || record.agentHash !== agent) return false;
  return record.samples[name]?.hash === hashSample(options, name);
}

/** How samples of this kind are verified, if the record says so. */
export function methodOf(options: SamplesOptions, name: string): SampleVerification['proof'] {
  const extension = extensionOf(name);
  const { runtime } = readExpectation(options.samplesFolder, name, options.problems) ?? {};
  if (runtime === 'elsewhere') return extension === 'sh' ? 'syntax' : 'types';
  return languages[extension]?.proof ?? 'data';
}

/** The last tested runtime of a sample in another language; undefined once it has changed. */
function findRun(options: SamplesOptions, name: string): SampleVerification['ran'] {
  const all = JSON.parse(readFileSync(options.otherRuntimesFile, 'utf8')) as Record<
    string,
    { runtime: string; date: string; hash: string } | undefined
  >;
  const found = all[name];
  if (!found || found.hash !== hashSample(options, name)) return undefined;
  return { runtime: found.runtime, date: found.date };
}

/** How a sample is verified. */
export function verificationOf(options: SamplesOptions, name: string): SampleVerification {
  const proof = methodOf(options, name);
  const ran = proof === 'syntax' ? findRun(options, name) : undefined;
  if (ran) return { proof, ran };
  const record = readRecord(options);
  if (proof !== 'run' || !record || !isCurrent(options, name, record)) return { proof };
  return { proof, verified: { version: record.sdk.version, date: record.date } };
}
