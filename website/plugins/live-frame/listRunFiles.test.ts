import { expect, it } from 'vitest';
import { frameDocument, listRunFiles, pageDocument } from './documents';

const page = `<html><head><script src="/docs/sdk/1.2.3/product-sdk.js"></script></head>
<script type="module">
  import { showFace } from '/docs/sdk/1.2.3/product-sdk-face.mjs';
  await fetch('/token');
</script></html>`;

it('lists the local scripts of the frame and of each page, with the tools and worklet of each SDK', () => {
  const root = '/docs/';
  const pages = { 'face.html': pageDocument(page, root) };
  expect(listRunFiles(frameDocument(root), pages, { root, live: 'live/' })).toEqual({
    modules: [
      'live/frame/',
      'live/frame/product-sdk.js',
      'sdk/product-sdk.mjs',
      'live/frame/main.js',
      'sdk/product-sdk.tools.js',
      'sdk/product-sdk.worklet.js',
    ],
    others: {
      'face.html': [
        'live/frame/main.js',
        'live/frame/page.js',
        'sdk/1.2.3/product-sdk.js',
        'sdk/1.2.3/product-sdk-face.mjs',
        'sdk/1.2.3/product-sdk.tools.js',
        'sdk/1.2.3/product-sdk.worklet.js',
      ],
    },
  });
});
