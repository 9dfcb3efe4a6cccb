import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bundleScript } from '.';

test('the starter, which stands in every page, takes a kilobyte at most', async () => {
  const script = await bundleScript(new URL('./starter/index.ts', import.meta.url));
  expect(brotliCompressSync(script).length).toBeLessThanOrEqual(1024);
});

test('a script takes no name of the page it runs in', async () => {
  const script = await bundleScript(new URL('./starter/index.ts', import.meta.url));
  expect(script).toMatch(/^\(\(\)=>\{.*\}\)\(\);$/s);
});
