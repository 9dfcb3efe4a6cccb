import { describe, expect, it } from 'vitest';
import { ask } from './ask';
import { script } from './writeFixture';

const asset = '/assets/js/main.0123abcd.js';

export function describeCaching(port: () => number): void {
  describe('caching and compression', () => {
    it.each([asset, `/en${asset}`])('lets %s be kept for ever', async (path) => {
      const { headers } = await ask(port(), path);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    });

    it.each(['/', '/en/docs/introduction/', '/sdk/product-sdk.js', '/sitemap.xml'])(
      'has %s asked for again',
      async (path) => {
        const { headers } = await ask(port(), path);
        expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
      },
    );

    it.each([
      ['br, gzip', 'br'],
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
      ['brotli-like', undefined],
      ['identity', undefined],
      ['br;q=0, gzip;q=0, *;q=0', undefined],
    ])('answers Accept-Encoding "%s" with %s', async (accepted, encoding) => {
      const { headers, text, body } = await ask(port(), asset, {
        headers: { 'Accept-Encoding': accepted },
      });
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers.vary).toBe('Accept-Encoding');
      expect(headers['content-length']).toBe(String(body.length));
      expect(text).toBe(script);
    });

    it('sends no encoding that is refused, to a client that takes any other', async () => {
      const headers = { 'Accept-Encoding': 'br;q=0, *' };
      const answer = await ask(port(), asset, { headers });
      expect(answer.headers['content-encoding']).not.toBe('br');
    });

    it.each(['br', 'identity'])(
      'varies a missing page by encoding, asked for %s',
      async (coding) => {
        const headers = { 'Accept-Encoding': coding };
        expect((await ask(port(), '/nothing/', { headers })).headers.vary).toBe('Accept-Encoding');
      },
    );

    it('does not compress what is compressed already', async () => {
      const headers = { 'Accept-Encoding': 'br, gzip' };
      const answer = await ask(port(), '/img/dot.png', { headers });
      expect(answer.headers['content-encoding']).toBeUndefined();
    });

    it.each(['br', 'gzip', 'identity'])(
      'answers 304 to a client that has the %s copy',
      async (encoding) => {
        const accepted = { 'Accept-Encoding': encoding };
        const first = await ask(port(), '/', { headers: accepted });
        const { etag = '' } = first.headers;
        const again = await ask(port(), '/', { headers: { ...accepted, 'If-None-Match': etag } });
        expect(again.status).toBe(304);
        expect(again.body).toHaveLength(0);
        expect(again.headers.etag).toBe(etag);
        expect(again.headers['cache-control']).toBe(first.headers['cache-control']);
      },
    );

    it('gives each encoding an entity tag of its own', async () => {
      const tags = await Promise.all(
        ['br', 'gzip', 'identity'].map(async (encoding) => {
          const answer = await ask(port(), '/', { headers: { 'Accept-Encoding': encoding } });
          return answer.headers.etag;
        }),
      );
      expect(new Set(tags).size).toBe(3);
    });

    it('answers 304 by date to a client without a tag, and never once the tag differs', async () => {
      const { headers } = await ask(port(), '/');
      const since = { 'If-Modified-Since': headers['last-modified'] ?? '' };
      expect((await ask(port(), '/', { headers: since })).status).toBe(304);
      const old = { ...since, 'If-None-Match': '"old"' };
      expect((await ask(port(), '/', { headers: old })).status).toBe(200);
      const past = { 'If-Modified-Since': new Date(0).toUTCString() };
      expect((await ask(port(), '/', { headers: past })).status).toBe(200);
    });

    it('answers a missing page with 404 even to a client that kept it', async () => {
      const { headers } = await ask(port(), '/nothing/');
      const conditions = { 'If-None-Match': headers.etag ?? '*' };
      expect((await ask(port(), '/nothing/', { headers: conditions })).status).toBe(404);
    });

    it('lets other origins load the SDK, and no page', async () => {
      const sdk = await ask(port(), '/sdk/product-sdk.js');
      expect(sdk.headers['access-control-allow-origin']).toBe('*');
      expect(sdk.headers['cross-origin-resource-policy']).toBe('cross-origin');
      const page = await ask(port(), '/');
      expect(page.headers['access-control-allow-origin']).toBeUndefined();
    });
  });
}
