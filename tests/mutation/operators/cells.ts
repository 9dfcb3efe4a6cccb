import type { Operator } from '../Mutant';
import { replaceEach } from './replaceEach';

const other: Record<string, string> = {
  run: "reject('STATE', 'aborted')",
  interrupt: "same('no-op', 'STATE')",
  queue: "reject('STATE', 'queue-full')",
  cancel: "same('no-op', 'STATE')",
  same: "reject('STATE', 'not-connected')",
  reject: "same('no-op', 'STATE')",
};

/** Changes what an operation does in one state. */
export const cells: Operator = {
  kind: 'state cell',
  share: 7,
  list: (sources) =>
    replaceEach(
      'state cell',
      sources,
      'packages/sdk/src/operations.ts',
      /^ {4}(\w+): (run|interrupt|queue|cancel|same|reject)\([^)]*\),$/gm,
      ([found, state = '', outcome = '']) => {
        const changed = other[outcome]?.replace('STATE', state);
        return { to: `    ${state}: ${changed},`, title: `${found.trim()} → ${changed}` };
      },
    ),
};
