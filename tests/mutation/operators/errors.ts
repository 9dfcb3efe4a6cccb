import type { Operator, Sources } from '../Mutant';
import { readSource, replaceEach } from './replaceEach';
import { renameEach } from './renameEach';

const file = 'packages/sdk/src/errors.ts';
const row = /^ {2}'?([\w-]+)'?: fact\([^)]*\),\n/gm;

function listCodes(sources: Sources): string[] {
  return [...readSource(sources, file).matchAll(row)].flatMap(([, code]) => code ?? []);
}

/** An error code is not in the table any more. */
export const errorRemoved: Operator = {
  kind: 'error removed',
  share: 3,
  list: (sources) =>
    replaceEach('error removed', sources, file, row, ([, code]) => ({ to: '', title: `${code}` })),
};

/** An error code has another name, wherever the SDK uses it. */
export const errorRenamed: Operator = {
  kind: 'error renamed',
  share: 3,
  list: (sources) =>
    renameEach(
      'error renamed',
      sources,
      'packages/',
      listCodes(sources).filter((code) => code.includes('-')),
    ),
};

/** An error is worth trying again that was not, or the other way round. */
export const errorRetryable: Operator = {
  kind: 'error retryable',
  share: 3,
  list: (sources) =>
    replaceEach(
      'error retryable',
      sources,
      file,
      /'?([\w-]+)'?: fact\(\s*(true|false)/g,
      (match) => {
        const [found, code, value] = match;
        const other = value === 'true' ? 'false' : 'true';
        return { to: found.replace(/(true|false)$/, other), title: `${code}: ${value} → ${other}` };
      },
    ),
};

/** An operation does not reject with a code any more, says the table. */
export const errorOperation: Operator = {
  kind: 'error operation',
  share: 2,
  list: (sources) =>
    replaceEach('error operation', sources, file, /(fact\((?:true|false)), '(\w+)'/g, (match) => {
      const [, head = '', operation] = match;
      return { to: head, title: `${operation} is taken from a row` };
    }),
};
