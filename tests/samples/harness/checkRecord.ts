import path from 'node:path';
import { listSamples, readSample } from '../../../website/plugins/samples/findSample';
import {
  firstChangedLine,
  hashAgent,
  hashSample,
  hashSdk,
  lineMarks,
  type ProofRecord,
  readProofRecord,
} from '../../../website/plugins/samples/proofOf';
import {
  agentFolder,
  proofFile,
  samplesFolder,
  sdkFolder,
} from '../../../website/plugins/samples/places';

const remedy = 'npm run samples:record runs them all again';

const relative = (file: string): string => path.relative(process.cwd(), file);

function describeChange(name: string, record: ProofRecord | undefined): string | undefined {
  const proved = record?.samples[name];
  const file = relative(path.join(samplesFolder, name));
  if (!proved) return `${file}:1: it was never run; ${remedy}`;
  const text = readSample(samplesFolder, name);
  if (proved.lines !== lineMarks(text)) {
    return `${file}:${firstChangedLine(text, proved.lines)}: changed since it was run; ${remedy}`;
  }
  if (proved.hash === hashSample(samplesFolder, name)) return undefined;
  return `${file}:1: its imports, its expectation or its driver changed since it was run; ${remedy}`;
}

function describeSources(folder: string, isSame: boolean): string[] {
  const place = relative(path.join(folder, 'src'));
  return isSame ? [] : [`${place}: changed since all samples were run with it; ${remedy}`];
}

/** Compares the record of the last run with the current samples, SDK and agent. */
export function checkRecord(): string[] {
  const record = readProofRecord();
  const names = listSamples(samplesFolder);
  const gone = Object.keys(record?.samples ?? {}).filter((name) => !names.includes(name));
  return [
    ...gone.map((name) => `${relative(proofFile)}:1: there is no sample "${name}" any more`),
    ...describeSources(sdkFolder, !record || record.sdk.hash === hashSdk()),
    ...describeSources(agentFolder, !record || record.agentHash === hashAgent()),
    ...names.flatMap((name) => describeChange(name, record) ?? []),
  ];
}
