import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readSdkVersion } from '../sdk-files/servedFiles';
import { hashSample, hashSdk } from './hashes';
import { proofFile, samplesFolder } from './places';

/** What the last run of all samples found: every sample in it did what it promises. */
export interface ProofRecord {
  /** The version of the SDK, and the hash of its sources. */
  sdk: { version: string; hash: string };
  /** The day of the run, as `2026-11-20`. */
  date: string;
  /** The samples by name, each with its hash. */
  samples: Record<string, string>;
}

export function readProofRecord(): ProofRecord | undefined {
  if (!existsSync(proofFile)) return undefined;
  return JSON.parse(readFileSync(proofFile, 'utf8')) as ProofRecord;
}

/** Records that these samples were run today. */
export function writeProofRecord(names: Iterable<string>): void {
  const samples = [...new Set(names)].sort();
  const record: ProofRecord = {
    sdk: { version: readSdkVersion(), hash: hashSdk() },
    date: new Date().toISOString().slice(0, 10),
    samples: Object.fromEntries(samples.map((it) => [it, hashSample(samplesFolder, it)])),
  };
  writeFileSync(proofFile, `${JSON.stringify(record, null, 2)}\n`);
}
