import { extensionOf } from './findSample';
import { hashAgent, hashSample, hashSdk } from './hashes';
import { languages } from './languages';
import { samplesFolder } from './places';
import { readProofRecord, type ProofRecord } from './proofRecord';
import { readExpectation } from './readExpectation';
import type { SampleProof } from './SampleData';

/** Tells whether the record of a sample still holds: nothing of what it ran with has changed since. */
function isProved(name: string, { sdk, agentHash, samples }: ProofRecord): boolean {
  if (sdk.hash !== hashSdk() || agentHash !== hashAgent()) return false;
  return samples[name]?.hash === hashSample(samplesFolder, name);
}

function wayOf(name: string): SampleProof['proof'] {
  const elsewhere = readExpectation(samplesFolder, name)?.runtime === 'elsewhere';
  return elsewhere ? 'types' : (languages[extensionOf(name)]?.proof ?? 'data');
}

/** How a sample was proved, as of now. */
export function proofOf(name: string): SampleProof {
  const proof = wayOf(name);
  const record = readProofRecord();
  if (proof !== 'run' || !record || !isProved(name, record)) return { proof };
  return { proof, verified: { version: record.sdk.version, date: record.date } };
}
