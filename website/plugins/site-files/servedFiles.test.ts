import { expect, test } from 'vitest';
import { integrityOf, integrityOfContent } from './servedFiles';

test('integrity is the SHA-384 digest a browser computes', () => {
  expect(integrityOfContent(Buffer.from('alert("Hello, world.");\n'))).toBe(
    'sha384-PTeTjbRPxoEG9WIzC94z/SeguLKs1Fwp06pvxPGGhQra+Zw2NYqIa5rY0BSpjLM2',
  );
});

test('a file the site does not serve is named, and those it serves', () => {
  expect(() => integrityOf('product.js')).toThrow(
    'the site serves no "product.js"; there are product-sdk.js, product-sdk.mjs',
  );
});
