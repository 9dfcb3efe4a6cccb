import type { Operator } from '../Mutant';
import { replaceEach } from './replaceEach';

const file = 'packages/sdk/src/actions.ts';

/** Adds a required argument to an operation. */
export const parameterAdded: Operator = {
  kind: 'parameter added',
  share: 3,
  list: (sources) =>
    replaceEach('parameter added', sources, file, /^ {2}(\w+)\((.*)\): Promise</gm, (match) => {
      const [found, name, parameters] = match;
      const more = parameters ? `${parameters}, label?: string` : 'label?: string';
      return { to: found.replace(`(${parameters})`, `(${more})`), title: `${name}(${more})` };
    }),
};

/** Makes an operation resolve with nothing. */
export const returnChanged: Operator = {
  kind: 'return changed',
  share: 2,
  list: (sources) =>
    replaceEach(
      'return changed',
      sources,
      file,
      /^ {2}(\w+)\((.*)\): Promise<(\w+)>/gm,
      (match) => {
        const [found, name, , type] = match;
        const to = found.replace(`Promise<${type}>`, `Promise<${type} | undefined>`);
        return { to, title: `${name} may resolve with nothing` };
      },
    ),
};
