import type { Mutant, Operator, Sources } from '../Mutant';
import { replaceEach } from './replaceEach';

/** Common mutations, each in a line of logic. */
const slips: readonly [pattern: RegExp, to: string][] = [
  [/ === /g, ' !== '],
  [/ !== /g, ' === '],
  [/ < /g, ' >= '],
  [/ > /g, ' <= '],
  [/ && /g, ' || '],
  [/ \|\| /g, ' && '],
  [/\(!/g, '('],
  [/ \+ /g, ' - '],
  [/(?<=[=(:,] ?)true\b/g, 'false'],
  [/(?<=[=(:,] ?)false\b/g, 'true'],
  [/^( +)(?:this|[a-z]\w*)\.\w+\([^()]*\);$/gm, '$1;'],
];

/** Lines without an effect at run time. */
const silent = /^\s*(?:\*|\/\/|\/\*|import|export type|type|interface|readonly)|=> void|: \w+ \|/;

function listSlips(kind: string, sources: Sources, file: string): Mutant[] {
  return slips.flatMap(([pattern, to]) =>
    replaceEach(kind, sources, file, pattern, (match) => {
      const { input, index } = match;
      const start = input.lastIndexOf('\n', index) + 1;
      const line = input.slice(start, input.indexOf('\n', index));
      if (silent.test(line)) return undefined;
      const number = input.slice(0, index).split('\n').length + Number(match[0].startsWith('\n'));
      const changed = match[0].replace(new RegExp(pattern.source, 'm'), to);
      return {
        to: to === '$1;' ? changed : to,
        title: `${file}:${number} "${match[0].trim()}" → "${to.replace('$1', '')}"`,
      };
    }),
  );
}

function inFolder(kind: string, share: number, folder: string, except: RegExp): Operator {
  return {
    kind,
    share,
    list: (sources) =>
      [...sources.keys()]
        .filter((file) => file.startsWith(folder) && !except.test(file))
        .flatMap((file) => listSlips(kind, sources, file)),
  };
}

/** Mutations of the SDK's logic. */
export const sdkLogic = inFolder(
  'sdk misbehaves',
  8,
  'packages/sdk/src/',
  /\/reference\/|\/(?:errors|limits|operations|operationCell|options|wire)\.ts$/,
);

/** Mutations of the agent's logic. */
export const agentLogic = inFolder(
  'agent misbehaves',
  8,
  'packages/agent/src/',
  /\/testing\/|\/(?:phrases|faults|optionTable)\.ts$/,
);
