import { expect, test } from 'vitest';
import { fillPlaceholders } from './fillPlaceholders';

const values = {
  site: 'https://docs.example',
  version: '1.2.3',
  integrity: (file: string) => `sha384-${file}`,
};

test('fills in site, version and integrity', () => {
  expect(
    fillPlaceholders('{{site}}/sdk/a-{{version}}.tgz {{integrity:product-sdk.js}}', values),
  ).toBe('https://docs.example/sdk/a-1.2.3.tgz sha384-product-sdk.js');
});

test('throws for an unknown placeholder and names it', () => {
  expect(() => fillPlaceholders('{{vresion}}', values)).toThrow('unknown placeholder {{vresion}}');
});
