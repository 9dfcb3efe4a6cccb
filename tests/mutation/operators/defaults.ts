import type { Operator } from '../Mutant';
import { readSource, replaceEach } from './replaceEach';

const file = 'packages/sdk/src/options.ts';
const others: Record<string, string> = { "'ko'": "'en'", "'auto'": "'off'" };

/** Changes the default of an option. */
export const defaults: Operator = {
  kind: 'default',
  share: 4,
  list(sources) {
    const start = readSource(sources, file).indexOf('export const defaults');
    return replaceEach('default', sources, file, /(\w+): ([\d_]+|'\w+')(?=[, }])/g, (match) => {
      const [, name, value = ''] = match;
      if (match.index < start) return undefined;
      const other = others[value] ?? String(Number(value.replaceAll('_', '')) * 2);
      return { to: `${name}: ${other}`, title: `${name}: ${value} → ${other}` };
    });
  },
};
