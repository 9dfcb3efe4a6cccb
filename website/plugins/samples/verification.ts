import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createHash } from 'node:crypto';
import { hashFiles } from 'docs-kit';
import { extensionOf, listSamples, readSample, usedSamples } from './findSample';
import {
  agentFolder,
  samplesRecordFile,
  samplesFolder,
  sdkFolder,
  tokenServersFile,
} from './paths';
import { readExpectation } from './readExpectation';
import { readSdkVersion } from '../site-files/servedFiles';
import { locales } from '../../brand';
import { languages } from './languages';
import { localizeSample, readStrings } from './localizeSample';
import type { SampleVerification } from './SampleData';

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
export function hashSample(folder: string, name: string): string {
  return cacheInBuild(path.join(folder, name), () => {
    const before = readExpectation(folder, name)?.after ?? [];
    const roots = [name, ...before].flatMap((one) => [one, ...filesBeside(folder, one)]);
    const all = cacheInBuild(folder, () => listSamples(folder));
    const used = [...usedSamples(folder, roots, all)];
    // Its translated strings are part of what readers see and run.
    const everyStrings = locales.map(readStrings);
    const translated = used.flatMap((one) => {
      const source = readFileSync(path.join(folder, one), 'utf8');
      return everyStrings.map((strings) => localizeSample(source, strings));
    });
    const hash = createHash('sha256').update(hashFiles(folder, used));
    return hash.update(JSON.stringify(translated)).digest('hex').slice(0, 12);
  });
}

/** The hash of a package's sources, without tests. */
function hashSources(packageFolder: string, skip?: (name: string) => boolean): string {
  const folder = path.join(packageFolder, 'src');
  return cacheInBuild(folder, () => hashFiles(folder, ['.'], skip));
}

/** The hash of the SDK's sources, without its descriptions, which run in no sample. */
export function hashSdk(): string {
  return hashSources(sdkFolder, (name) => /^reference\b/.test(name));
}

/** The hash of the agent's sources. */
export function hashAgent(): string {
  return hashSources(agentFolder);
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

export function readSamplesRecord(): SamplesRecord | undefined {
  if (!existsSync(samplesRecordFile)) return undefined;
  return JSON.parse(readFileSync(samplesRecordFile, 'utf8')) as SamplesRecord;
}

function describe(name: string): RecordedSample {
  const hash = hashSample(samplesFolder, name);
  return { hash, lines: lineMarks(readSample(samplesFolder, name)) };
}

/** Records that these samples were verified today. */
export function writeSamplesRecord(names: Iterable<string>): void {
  const samples = [...new Set(names)].sort();
  const record: SamplesRecord = {
    sdk: { version: readSdkVersion(), hash: hashSdk() },
    agentHash: hashAgent(),
    date: new Date().toISOString().slice(0, 10),
    samples: Object.fromEntries(samples.map((name) => [name, describe(name)])),
  };
  writeFileSync(samplesRecordFile, `${JSON.stringify(record, null, 2)}\n`);
}

/** Whether the record of a sample is current: nothing that its run depends on has changed. */
function isCurrent(name: string, { sdk, agentHash, samples }: SamplesRecord): boolean {
  if (sdk.hash !== hashSdk() || agentHash !== hashAgent()) return false;
  return samples[name]?.hash === hashSample(samplesFolder, name);
}

/** How samples of this kind are verified, if the record says so. */
export function methodOf(name: string): SampleVerification['proof'] {
  const extension = extensionOf(name);
  const isElsewhere = readExpectation(samplesFolder, name)?.runtime === 'elsewhere';
  if (isElsewhere) return extension === 'sh' ? 'syntax' : 'types';
  return languages[extension]?.proof ?? 'data';
}

/** The last tested runtime of a token server; undefined once it has changed. */
function findRun(name: string): SampleVerification['ran'] {
  const all = JSON.parse(readFileSync(tokenServersFile, 'utf8')) as Record<
    string,
    { runtime: string; date: string; hash: string } | undefined
  >;
  const found = all[name];
  if (!found || found.hash !== hashSample(samplesFolder, name)) return undefined;
  return { runtime: found.runtime, date: found.date };
}

/** How a sample is verified. */
export function verificationOf(name: string): SampleVerification {
  const proof = methodOf(name);
  const ran = proof === 'syntax' ? findRun(name) : undefined;
  if (ran) return { proof, ran };
  const record = readSamplesRecord();
  if (proof !== 'run' || !record || !isCurrent(name, record)) return { proof };
  return { proof, verified: { version: record.sdk.version, date: record.date } };
}
