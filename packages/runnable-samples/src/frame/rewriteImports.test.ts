import { expect, it } from 'vitest';
import { rewriteImports } from './modules';

const addresses = new Map([
  ['product-sdk', 'blob:null/1'],
  ['product-sdk.mjs', 'blob:null/2'],
]);

it('rewrites known modules to their addresses and lists unknown ones', () => {
  const text = `import a from 'product-sdk';
import "https://a.test/sdk/product-sdk.mjs";
await import('@scope/package');`;
  expect(rewriteImports(text, addresses)).toEqual({
    code: `import a from 'blob:null/1';
import "blob:null/2";
await import('@scope/package');`,
    unknown: ['@scope/package'],
  });
});
