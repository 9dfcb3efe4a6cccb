import path from 'node:path';
import { listSamples, readSample } from '../../../website/plugins/samples/findSample';
import {
  firstChangedLine,
  hashAgent,
  hashSample,
  hashSdk,
  lineMarks,
  type SamplesRecord,
  readSamplesRecord,
} from '../../../website/plugins/samples/verification';
import {
  agentFolder,
  samplesRecordFile,
  samplesFolder,
  sdkFolder,
} from '../../../website/plugins/samples/paths';

const remedy = 'npm run samples:record runs them all again';

const relative = (file: string): string => path.relative(process.cwd(), file);

function describeChange(name: string, record: SamplesRecord | undefined): string | undefined {
  const recorded = record?.samples[name];
  const file = relative(path.join(samplesFolder, name));
  if (!recorded) return `${file}:1: it was never run; ${remedy}`;
  const text = readSample(samplesFolder, name);
  if (recorded.lines !== lineMarks(text)) {
    return `${file}:${firstChangedLine(text, recorded.lines)}: changed since it was run; ${remedy}`;
  }
  if (recorded.hash === hashSample(samplesFolder, name)) return undefined;
  return `${file}:1: its imports, its expectation or its driver changed since it was run; ${remedy}`;
}

function describeSources(folder: string, isSame: boolean): string[] {
  const place = relative(path.join(folder, 'src'));
  return isSame ? [] : [`${place}: changed since all samples were run with it; ${remedy}`];
}

/** Compares the record of the last run with the current samples, SDK and agent. */
export function checkRecord(): string[] {
  const record = readSamplesRecord();
  const names = listSamples(samplesFolder);
  const gone = Object.keys(record?.samples ?? {}).filter((name) => !names.includes(name));
  return [
    ...gone.map(
      (name) => `${relative(samplesRecordFile)}:1: there is no sample "${name}" any more`,
    ),
    ...describeSources(sdkFolder, !record || record.sdk.hash === hashSdk()),
    ...describeSources(agentFolder, !record || record.agentHash === hashAgent()),
    ...names.flatMap((name) => describeChange(name, record) ?? []),
  ];
}
