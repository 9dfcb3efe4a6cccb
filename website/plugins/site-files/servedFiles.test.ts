import { expect, test } from 'vitest';
import { integrityOf, integrityOfContent } from './servedFiles';

test('integrityOfContent returns the SHA-384 digest that browsers compute', () => {
  expect(integrityOfContent(Buffer.from('alert("Hello, world.");\n'))).toBe(
    'sha384-PTeTjbRPxoEG9WIzC94z/SeguLKs1Fwp06pvxPGGhQra+Zw2NYqIa5rY0BSpjLM2',
  );
});

test('integrityOf throws for a file that is not served and lists the served ones', () => {
  expect(() => integrityOf('product.js')).toThrow(
    'the site serves no "product.js"; there are product-sdk.js, product-sdk.mjs',
  );
});
