import { describe, expect, it } from 'vitest';
import { isOwnScript } from './trustOwnContent';

const page = 'https://docs.example/sdk/docs/api/connect/';

describe('a script that may be loaded', () => {
  it.each([
    '/sdk/assets/js/main.0123abcd.js',
    'https://docs.example/sdk/en/assets/js/1.0123abcd.js',
    '/sdk/sdk/product-sdk.mjs',
  ])('may be %s', (address) => {
    expect(isOwnScript(address, page, '/sdk/')).toBe(true);
  });

  it.each([
    'https://other.example/sdk/assets/js/main.js',
    '//other.example/sdk/assets/js/main.js',
    '/other/main.js',
    '/sdk/../other/main.js',
    '/sdk/search?x=/a.js',
    'data:text/javascript,alert(1)//.js',
    'blob:https://docs.example/sdk/a.js',
    'javascript:alert(1)//.js',
  ])('may not be %s', (address) => {
    expect(isOwnScript(address, page, '/sdk/')).toBe(false);
  });
});
