import type { Operator, Sources } from '../Mutant';
import { readSource, replaceEach } from './replaceEach';
import { renameEach } from './renameEach';

const file = 'packages/sdk/src/errors.ts';
const row = /^ {2}'?([\w-]+)'?: fact\([^)]*\),\n/gm;

function listCodes(sources: Sources): string[] {
  return [...readSource(sources, file).matchAll(row)].flatMap(([, code]) => code ?? []);
}

/** Removes an error code from the table. */
export const errorRemoved: Operator = {
  kind: 'error removed',
  share: 3,
  list: (sources) =>
    replaceEach('error removed', sources, file, row, ([, code]) => ({ to: '', title: `${code}` })),
};

/** Renames an error code throughout the SDK. */
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

/** Toggles whether an error is retryable. */
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

/** Removes an operation from the row of an error code. */
export const errorOperation: Operator = {
  kind: 'error operation',
  share: 2,
  list: (sources) =>
    replaceEach('error operation', sources, file, /(fact\((?:true|false)), '(\w+)'/g, (match) => {
      const [, head = '', operation] = match;
      return { to: head, title: `${operation} is taken from a row` };
    }),
};
