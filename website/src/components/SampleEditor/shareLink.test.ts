import { deflateRawSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { decodeText, encodeText } from './shareLink';

const text = "await sendText('안녕하세요 👋 é');\n// <script>&#x27;\n".repeat(20);

test('a text comes back from its link to the letter, and the link is shorter', async () => {
  const letters = await encodeText(text);
  expect(letters).toMatch(/^d[\w-]+$/);
  expect(letters.length).toBeLessThan(text.length / 4);
  expect(await decodeText(letters)).toBe(text);
});

test('a browser that cannot compress makes links too', async () => {
  vi.stubGlobal('CompressionStream', undefined);
  const letters = await encodeText(text);
  vi.unstubAllGlobals();
  expect(letters).toMatch(/^p[\w-]+$/);
  expect(await decodeText(letters)).toBe(text);
});

test.each(['', 'd', 'd!!', 'dAAAA', 'x00', 'p_w', 'p///'])(
  'letters that stand for no text give none: %j',
  async (letters) => {
    expect((await decodeText(letters)) ?? '').toBe('');
  },
);

test('a short link does not unfold into more than a page can hold', async () => {
  const bomb = deflateRawSync(Buffer.alloc(50_000_000)).toString('base64url');
  expect(await decodeText(`d${bomb}`)).toBeUndefined();
});
