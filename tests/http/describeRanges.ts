import { describe, expect, it } from 'vitest';
import { ask } from './ask';
import type { Choice } from './describeHost';
import { script } from './writeFixture';

const path = '/sdk/product-sdk.js';
const size = script.length;

export function describeRanges(port: () => number, choose: Choice): void {
  const askPart = (range: string, more: Record<string, string> = {}) =>
    ask(port(), path, { headers: { Range: range, ...more } });

  describe('ranges', () => {
    it('says that it can send parts', async () => {
      expect((await ask(port(), path)).headers['accept-ranges']).toBe('bytes');
    });

    it.each([
      ['bytes=0-0', 0, 0],
      ['bytes=0-9', 0, 9],
      ['bytes=10-', 10, size - 1],
      ['bytes=-5', size - 5, size - 1],
    ])('answers %s with those bytes', async (range, first, last) => {
      const { status, headers, text } = await askPart(range);
      expect(status).toBe(206);
      expect(headers['content-range']).toBe(`bytes ${first}-${last}/${size}`);
      expect(text).toBe(script.slice(first, last + 1));
    });

    it('sends parts of the uncompressed file, whatever else is accepted', async () => {
      const { status, headers, text } = await askPart('bytes=0-6', { 'Accept-Encoding': 'br' });
      expect(status).toBe(206);
      expect(headers['content-encoding']).toBeUndefined();
      expect(text).toBe(script.slice(0, 7));
    });

    it('answers a range with an absurd end with what there is of it, or with the whole file', async () => {
      const { status, text } = await askPart('bytes=5-999999999999999999999');
      expect(choose(206, 200)).toContain(status);
      expect(text).toBe(status === 206 ? script.slice(5) : script);
    });

    it('finds no page at an address without one, whatever part of it is wanted', async () => {
      const headers = { Range: 'bytes=5-999999999999999999999' };
      const { status, text } = await ask(port(), '/nowhere/', { headers });
      expect(status).toBe(404);
      expect(text).toContain('missing');
    });

    it.each([`bytes=${size}-`, 'bytes=99999999999-'])(
      'answers %s, past the end, with 416',
      async (range) => {
        const { status, headers } = await askPart(range);
        expect(status).toBe(416);
        expect(headers['content-range']).toBe(`bytes */${size}`);
      },
    );

    it('answers the last 0 bytes with none, or with the whole file', async () => {
      const { status, headers } = await askPart('bytes=-0');
      expect(choose(416, 200)).toContain(status);
      if (status === 416) expect(headers['content-range']).toBe(`bytes */${size}`);
    });

    it.each(['bytes=a-b', 'bytes=-', 'lines=1-2', 'bytes', 'bytes=0-1,5-6'])(
      'answers %s, which it does not take, with the whole file',
      async (range) => {
        const { status, text } = await askPart(range);
        expect([status, text]).toEqual([200, script]);
      },
    );

    it('answers a range that ends before it begins with the whole file, or with none', async () => {
      expect(choose(200, 416)).toContain((await askPart('bytes=9-3')).status);
    });

    it('sends a part only of the version that was asked for', async () => {
      const { headers } = await ask(port(), path);
      const same = await askPart('bytes=0-3', { 'If-Range': headers.etag ?? '' });
      expect(same.status).toBe(206);
      const other = await askPart('bytes=0-3', { 'If-Range': '"old"' });
      expect(other.status).toBe(200);
      expect(other.text).toBe(script);
    });
  });
}
