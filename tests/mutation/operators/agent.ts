import type { Operator } from '../Mutant';
import { replaceEach } from './replaceEach';

/** Renames an option of the agent's command line. */
export const agentOption: Operator = {
  kind: 'agent option',
  share: 2,
  list: (sources) =>
    replaceEach(
      'agent option',
      sources,
      'packages/agent/src/cli/optionTable.ts',
      /^ {2}'?([\w-]+)'?: \{/gm,
      ([, name]) => ({ to: `  '${name}-now': {`, title: `--${name} is now --${name}-now` }),
    ),
};

/** Renames a fault of the agent. */
export const agentFault: Operator = {
  kind: 'agent fault',
  share: 2,
  list: (sources) =>
    replaceEach(
      'agent fault',
      sources,
      'packages/agent/src/core/faults.ts',
      /^ {2}'?([\w-]+)'?: \{/gm,
      ([, name]) => ({ to: `  '${name}-now': {`, title: `--fault ${name} is now ${name}-now` }),
    ),
};
