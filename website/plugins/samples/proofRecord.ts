import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readSdkVersion } from '../sdk-files/servedFiles';
import { readSample } from './findSample';
import { hashAgent, hashSample, hashSdk } from './hashes';
import { lineMarks } from './lineMarks';
import { proofFile, samplesFolder } from './places';

/** A sample as it was when it was last proved. */
export interface ProvedSample {
  /** Of its text, of the samples it imports, and of what lies beside it. */
  hash: string;
  /** A mark for each of its lines, to find the one that has changed. */
  lines: string;
}

/** What the last run of all samples found: every sample in it did what it promises. */
export interface ProofRecord {
  /** The version of the SDK, and the hash of its sources. */
  sdk: { version: string; hash: string };
  /** The hash of the sources of the agent they talked with. */
  agentHash: string;
  /** The day of the run, as `2026-11-20`. */
  date: string;
  /** The samples by name. */
  samples: Record<string, ProvedSample>;
}

export function readProofRecord(): ProofRecord | undefined {
  if (!existsSync(proofFile)) return undefined;
  return JSON.parse(readFileSync(proofFile, 'utf8')) as ProofRecord;
}

function describe(name: string): ProvedSample {
  const hash = hashSample(samplesFolder, name);
  return { hash, lines: lineMarks(readSample(samplesFolder, name)) };
}

/** Records that these samples were proved today. */
export function writeProofRecord(names: Iterable<string>): void {
  const samples = [...new Set(names)].sort();
  const record: ProofRecord = {
    sdk: { version: readSdkVersion(), hash: hashSdk() },
    agentHash: hashAgent(),
    date: new Date().toISOString().slice(0, 10),
    samples: Object.fromEntries(samples.map((name) => [name, describe(name)])),
  };
  writeFileSync(proofFile, `${JSON.stringify(record, null, 2)}\n`);
}
