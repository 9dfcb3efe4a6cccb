import type { Operator } from '../Mutant';
import { replaceEach } from './replaceEach';

/** A limit is one more. */
export const limits: Operator = {
  kind: 'limit',
  share: 6,
  list: (sources) =>
    replaceEach(
      'limit',
      sources,
      'packages/sdk/src/limits.ts',
      /^ {2}(\w+): ([\d_]+),$/gm,
      ([, name, digits = '']) => {
        const value = Number(digits.replaceAll('_', '')) + 1;
        return { to: `  ${name}: ${value},`, title: `${name}: ${digits} → ${value}` };
      },
    ),
};
