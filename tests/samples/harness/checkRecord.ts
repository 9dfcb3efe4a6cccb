import path from 'node:path';
import { firstChangedLine, lineMarks, type SamplesRecord } from 'runnable-samples';
import { samples, samplesFolder } from '../../../website/config/samples';

const remedy = 'npm run samples:record runs them all again';

const relative = (file: string): string => path.relative(process.cwd(), file);

function describeChange(name: string, record: SamplesRecord | undefined): string | undefined {
  const recorded = record?.samples[name];
  const file = relative(path.join(samplesFolder, name));
  if (!recorded) return `${file}:1: it was never run; ${remedy}`;
  const text = samples.read(name);
  if (recorded.lines !== lineMarks(text)) {
    return `${file}:${firstChangedLine(text, recorded.lines)}: changed since it was run; ${remedy}`;
  }
  if (recorded.hash === samples.hash(name)) return undefined;
  return `${file}:1: its imports, its expectation or its driver changed since it was run; ${remedy}`;
}

function describeSources(folder: string, isSame: boolean): string[] {
  const place = relative(path.join(folder, 'src'));
  return isSame ? [] : [`${place}: changed since all samples were run with it; ${remedy}`];
}

/** Compares the record of the last run with the current samples, SDK and agent. */
export function checkRecord(): string[] {
  const record = samples.record();
  const names = samples.list();
  const hashes = samples.hashPackages();
  const gone = Object.keys(record?.samples ?? {}).filter((name) => !names.includes(name));
  return [
    ...gone.map(
      (name) => `${relative(samples.options.recordFile)}:1: there is no sample "${name}" any more`,
    ),
    ...describeSources(samples.options.sdk.folder, !record || record.sdk.hash === hashes.sdk),
    ...describeSources(samples.options.agent.folder, !record || record.agentHash === hashes.agent),
    ...names.flatMap((name) => describeChange(name, record) ?? []),
  ];
}
