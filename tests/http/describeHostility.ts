import { afterEach, describe, expect, it } from 'vitest';
import { ask, askRaw } from './ask';
import type { Choice } from './describeHost';

const heads = (line: string, extra = '') => `${line} HTTP/1.1\r\nHost: site\r\n${extra}\r\n`;

export function describeHostility(port: () => number, choose: Choice): void {
  describe('hostile requests', () => {
    // Whatever came before, the site must still be served.
    afterEach(async () => {
      expect((await ask(port(), '/')).status).toBe(200);
    });

    it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])(
      'refuses %s and says what it takes',
      async (method) => {
        const { status, headers } = await ask(port(), '/', { method });
        expect(status).toBe(405);
        expect(headers.allow).toBe('GET, HEAD');
      },
    );

    it('refuses CONNECT', async () => {
      const status = await askRaw(port(), heads('CONNECT other.example:443'));
      expect(choose(405, 400)).toContain(status);
    });

    it.each([
      ['a method nobody knows', heads('BREW /')],
      [
        'a body before it is sent',
        heads('POST /', 'Expect: 100-continue\r\nContent-Length: 9\r\n'),
      ],
    ])('refuses %s', async (_what, bytes) => {
      expect(choose(405)).toContain(await askRaw(port(), bytes));
    });

    it.each([
      '/../../../../etc/passwd',
      '/docs/../../../../etc/passwd',
      '/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
      '/..%2f..%2f..%2fetc%2fpasswd',
      '/..%5c..%5cetc%5cpasswd',
      '/..\\..\\etc\\passwd',
      '/assets/%2e%2e%2f%2e%2e%2f.secret',
      '/docs%2fintroduction/',
      '/docs/./introduction/',
      '//other.example/',
      '//other.example/..',
      '/docs//introduction',
      '/%252e%252e/etc/passwd',
    ])('finds nothing at %s', async (path) => {
      const { status, text, headers } = await ask(port(), path);
      expect(choose(404, 400)).toContain(status);
      expect(headers.location).toBeUndefined();
      expect(text).toContain(status === 404 ? 'missing' : '400');
    });

    it('answers an encoded trick below /en/ in English', async () => {
      expect((await ask(port(), '/en/docs%2f')).text).toContain('lang="en"');
    });

    it.each([
      '/%',
      '/%zz',
      '/%c0%af',
      '/%ff',
      '/docs/%00',
      '/%0d%0aSet-Cookie:%20a=b',
      '*',
      'docs/',
    ])('calls %s malformed', async (path) => {
      const { status, headers } = await ask(port(), path);
      expect(choose(400, 404)).toContain(status);
      expect(headers['set-cookie']).toBeUndefined();
    });

    it('takes an address with scheme and host, as a proxy sends it', async () => {
      expect((await ask(port(), 'http://site/docs/introduction/')).status).toBe(200);
    });

    it('refuses 10 MB of headers', async () => {
      const header = `X-Long: ${'a'.repeat(10_000_000)}\r\n`;
      expect(choose(431, 400)).toContain(await askRaw(port(), heads('GET /', header)));
    });

    it('refuses an address of 1 MB', async () => {
      const status = await askRaw(port(), heads(`GET /${'a'.repeat(1_000_000)}`));
      expect(choose(431, 414)).toContain(status);
    });

    it.each([
      ['a TLS greeting', Buffer.from('160301020001000001fc03030d0a0d0a', 'hex')],
      ['no method', '\r\n / HTTP/1.1\r\n\r\n'],
      ['two different lengths', heads('GET /', 'Content-Length: 1\r\nContent-Length: 2\r\n')],
      ['a request without Host', 'GET / HTTP/1.1\r\n\r\n'],
    ])('refuses %s', async (_what, bytes) => {
      expect(choose(400, 405)).toContain(await askRaw(port(), bytes));
    });

    it('survives a client that leaves in the middle', async () => {
      await Promise.all(
        Array.from({ length: 20 }, () =>
          fetch(`http://127.0.0.1:${port()}/`, { signal: AbortSignal.timeout(1) }).catch(() => {}),
        ),
      );
    });

    it('serves two hundred clients at once', async () => {
      const answers = await Promise.all(Array.from({ length: 200 }, () => ask(port(), '/en/')));
      expect(answers.every(({ status }) => status === 200)).toBe(true);
    });
  });
}
