import path from 'node:path';
import { listSamples, readSample } from '../../../website/plugins/samples/findSample';
import { hashSdk } from '../../../website/plugins/samples/hashes';
import { firstChangedLine, lineMarks } from '../../../website/plugins/samples/lineMarks';
import { proofFile, samplesFolder } from '../../../website/plugins/samples/places';
import { readProofRecord, type ProofRecord } from '../../../website/plugins/samples/proofRecord';

const remedy = 'npm run samples:record runs them all again';

const relative = (file: string): string => path.relative(process.cwd(), file);

function describeChange(name: string, record: ProofRecord | undefined): string | undefined {
  const proved = record?.samples[name];
  const file = relative(path.join(samplesFolder, name));
  if (!proved) return `${file}:1: it was never run; ${remedy}`;
  const text = readSample(samplesFolder, name);
  // What it imports is a sample too, and is reported by its own name.
  if (proved.lines === lineMarks(text)) return undefined;
  return `${file}:${firstChangedLine(text, proved.lines)}: changed since it was run; ${remedy}`;
}

/**
 * Compares the record of the last run with what there is now. A sample that changed is a problem;
 * an SDK that changed is none, but pages say nothing of a proof until the next run.
 */
export function checkRecord(): { problems: string[]; note?: string } {
  const record = readProofRecord();
  const names = listSamples(samplesFolder);
  const gone = Object.keys(record?.samples ?? {}).filter((name) => !names.includes(name));
  const current = !record || record.sdk.hash === hashSdk();
  return {
    problems: [
      ...gone.map((name) => `${relative(proofFile)}:1: there is no sample "${name}" any more`),
      ...names.flatMap((name) => describeChange(name, record) ?? []),
    ],
    ...(!current && { note: `The SDK has changed since all samples were run; ${remedy}` }),
  };
}
