import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { readSdkVersion } from '../../website/plugins/site-files/servedFiles';

const version = readSdkVersion();

test('files served at /sdk/ match integrity.json', async ({ request }) => {
  const integrity = (await (await request.get('/sdk/integrity.json')).json()) as Record<
    string,
    string
  >;
  expect(Object.keys(integrity)).toEqual([
    `product-agent-${version}.tgz`,
    `product-sdk-${version}.tgz`,
    'product-sdk-audio.mjs',
    'product-sdk-face.mjs',
    'product-sdk.js',
    'product-sdk.mjs',
    'product-sdk.tools.js',
    'product-sdk.worklet.js',
  ]);
  for (const [name, expected] of Object.entries(integrity)) {
    const folders = name.endsWith('.tgz') ? ['/sdk'] : ['/sdk', `/sdk/${version}`];
    for (const folder of folders) {
      const response = await request.get(`${folder}/${name}`);
      expect(response.headers()['access-control-allow-origin']).toBe('*');
      const digest = createHash('sha384')
        .update(await response.body())
        .digest('base64');
      expect(`sha384-${digest}`, `${folder}/${name}`).toBe(expected);
    }
  }
});

test('the source maps referenced by the scripts are served', async ({ request }) => {
  for (const name of [
    'product-sdk.js',
    'product-sdk.mjs',
    'product-sdk-audio.mjs',
    'product-sdk-face.mjs',
  ]) {
    const code = await (await request.get(`/sdk/${name}`)).text();
    const map = /\/\/# sourceMappingURL=(\S+)/.exec(code)?.[1];
    expect((await request.get(`/sdk/${map}`)).status()).toBe(200);
  }
});

test('the English site has no copy of the SDK files', async ({ request }) => {
  expect((await request.get('/en/sdk/product-sdk.js')).status()).toBe(404);
});
