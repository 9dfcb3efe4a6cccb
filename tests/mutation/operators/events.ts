import type { Mutant, Operator } from '../Mutant';
import { replaceEach } from './replaceEach';

/** Removes one emission of an event. */
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
