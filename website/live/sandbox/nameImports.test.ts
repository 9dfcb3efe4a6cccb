import { expect, it } from 'vitest';
import { nameImports } from './nameImports';

const addresses = new Map([
  ['product-sdk', 'blob:null/1'],
  ['product-sdk.mjs', 'blob:null/2'],
  ['./getToken', 'blob:null/3'],
]);

const said = (error: Error, unknown: string[] = []): string =>
  String(nameImports(error, unknown, addresses));

it.each([
  'Failed to resolve module specifier "lodash".',
  'Failed to fetch dynamically imported module: blob:null/9',
  'The specifier “lodash” was a bare specifier',
  'Importing a module script failed.',
])('says what cannot be imported, and what can: %s', (message) => {
  expect(said(new TypeError(message), ['lodash'])).toBe(
    'TypeError: lodash cannot be imported here, only product-sdk, ./getToken',
  );
});

it('names the module that lacks what was imported', () => {
  const error = new SyntaxError(
    "The requested module 'blob:null/1' does not provide 'createAgnet'",
  );
  expect(said(error)).toBe(
    "SyntaxError: The requested module 'product-sdk' does not provide 'createAgnet'",
  );
});

it('leaves other errors as they are', () => {
  expect(said(new TypeError('a is not a function'), ['lodash'])).toBe(
    'TypeError: a is not a function',
  );
});
