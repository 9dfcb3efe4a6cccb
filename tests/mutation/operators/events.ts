import type { Mutant, Operator } from '../Mutant';
import { replaceEach } from './replaceEach';

/** An event is not sent from one of its places. */
export const eventDropped: Operator = {
  kind: 'event dropped',
  share: 5,
  list: (sources) =>
    [...sources.keys()]
      .filter((file) => file.startsWith('packages/sdk/src/'))
      .flatMap((file): Mutant[] =>
        replaceEach(
          'event dropped',
          sources,
          file,
          /^( *)[\w.?]*emit\('([\w-]+)'[^;]*\);$/gm,
          (match) => {
            const [, indent, event] = match;
            return { to: `${indent};`, title: `${event} is not sent from ${file}` };
          },
        ),
      ),
};
