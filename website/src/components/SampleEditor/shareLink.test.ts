import { deflateRawSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { decodeText, encodeText } from './shareLink';

const text = "await sendText('안녕하세요 👋 é');\n// <script>&#x27;\n".repeat(20);

test('decodes the exact text that was encoded, from a compressed link', async () => {
  const letters = await encodeText(text);
  expect(letters).toMatch(/^d[\w-]+$/);
  expect(letters.length).toBeLessThan(text.length / 4);
  expect(await decodeText(letters)).toBe(text);
});

test('encodes without compression when CompressionStream is missing', async () => {
  vi.stubGlobal('CompressionStream', undefined);
  const letters = await encodeText(text);
  vi.unstubAllGlobals();
  expect(letters).toMatch(/^p[\w-]+$/);
  expect(await decodeText(letters)).toBe(text);
});

test.each(['', 'd', 'd!!', 'dAAAA', 'x00', 'p_w', 'p///'])(
  'decodes invalid input to no text: %j',
  async (letters) => {
    expect((await decodeText(letters)) ?? '').toBe('');
  },
);

test('refuses to decompress a link to excessively long text', async () => {
  const bomb = deflateRawSync(Buffer.alloc(50_000_000)).toString('base64url');
  expect(await decodeText(`d${bomb}`)).toBeUndefined();
});
