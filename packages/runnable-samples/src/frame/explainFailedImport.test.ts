import { expect, it } from 'vitest';
import { explainFailedImport } from './modules';

const addresses = new Map([
  ['product-sdk', 'blob:null/1'],
  ['product-sdk.mjs', 'blob:null/2'],
  ['./getToken', 'blob:null/3'],
]);

const explain = (error: Error, unknown: string[] = []): string =>
  String(explainFailedImport(error, unknown, addresses, 'en'));

it.each([
  'Failed to resolve module specifier "lodash".',
  'Failed to fetch dynamically imported module: blob:null/9',
  'The specifier “lodash” was a bare specifier',
  'Importing a module script failed.',
  "Module name, 'lodash' does not resolve to a valid URL.",
])('names the unknown module and the available ones: %s', (message) => {
  expect(explain(new TypeError(message), ['lodash'])).toBe(
    'TypeError: lodash cannot be imported here, only product-sdk, ./getToken',
  );
});

it('names the module that lacks the imported export', () => {
  const error = new SyntaxError(
    "The requested module 'blob:null/1' does not provide 'createAgnet'",
  );
  expect(explain(error)).toBe(
    "SyntaxError: The requested module 'product-sdk' does not provide 'createAgnet'",
  );
});

it('names only the module from the browser message, and keeps the original error as cause', () => {
  const error = new TypeError('Failed to resolve module specifier "@scope/package".');
  const named = explainFailedImport(
    error,
    ['in-a-comment', '@scope/package'],
    addresses,
    'ko',
  ) as Error;
  expect(named.message).toBe(
    '여기서 가져올 수 없는 모듈: @scope/package. 가져올 수 있는 모듈: product-sdk, ./getToken',
  );
  expect(named.cause).toBe(error);
});

it.each(['a is not a function', "Cannot read properties of undefined (reading 'modules')"])(
  'leaves other errors unchanged: %s',
  (message) => {
    expect(explain(new TypeError(message), ['lodash'])).toBe(`TypeError: ${message}`);
  },
);
