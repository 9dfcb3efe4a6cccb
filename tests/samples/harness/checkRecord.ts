import { hashSdk } from '../../../website/plugins/samples/hashes';
import { isProved } from '../../../website/plugins/samples/proofOf';
import { readProofRecord } from '../../../website/plugins/samples/proofRecord';
import { listSamplesToProve, runnable } from './listSamplesToProve';

/** What the record of the last run says of samples that are gone, and of which it says nothing true. */
export interface RecordFindings {
  gone: string[];
  stale: string[];
}

/** Compares the record of the last run with the samples and the SDK as they are. */
export function checkRecord(): RecordFindings {
  const record = readProofRecord();
  const sdk = hashSdk();
  const toRun = listSamplesToProve()
    .filter(({ by }) => runnable.includes(by))
    .map(({ name }) => name);
  return {
    gone: Object.keys(record?.samples ?? {}).filter((name) => !toRun.includes(name)),
    stale: toRun.filter((name) => !record || !isProved(name, record, sdk)),
  };
}
