import { describe, expect, it } from 'vitest';
import { ask } from './ask';

const redirects = [
  ['/docs/', '/docs/introduction/'],
  ['/docs', '/docs/introduction/'],
  ['/docs.html', '/docs/introduction/'],
  ['/docs/index.html', '/docs/introduction/'],
  ['/en/docs/', '/en/docs/introduction/'],
  ['/en/docs/index.html', '/en/docs/introduction/'],
  ['/index.html', '/'],
  ['/en/index.html', '/en/'],
  ['/en', '/en/'],
  ['/en.html', '/en/'],
  ['/docs/introduction', '/docs/introduction/'],
  ['/docs/introduction.html', '/docs/introduction/'],
  ['/docs/introduction/index.html', '/docs/introduction/'],
  ['/docs/introduction%2ehtml', '/docs/introduction/'],
  ['/docs/%69ntroduction', '/docs/introduction/'],
  ['/docs/introduction?from=mail&x=%2F', '/docs/introduction/?from=mail&x=%2F'],
] as const;

const missing = [
  ['/nothing/', 'ko'],
  ['/nothing', 'ko'],
  ['/nothing.html', 'ko'],
  ['/docs/nothing/', 'ko'],
  ['/english/', 'ko'],
  ['/404.html', 'ko'],
  ['/assets/js/gone.0123abcd.js', 'ko'],
  ['/sitemap.xml/', 'ko'],
  ['/.secret', 'ko'],
  ['/index.html.br', 'ko'],
  ['/index.html.gz', 'ko'],
  ['/en/nothing/', 'en'],
  ['/en/docs/nothing', 'en'],
  ['/en/404.html', 'en'],
  ['/en/assets/js/gone.0123abcd.js', 'en'],
] as const;

export function describePages(port: () => number): void {
  describe('pages', () => {
    it('serves a page at its clean path', async () => {
      const { status, text, headers } = await ask(port(), '/docs/introduction/');
      expect(status).toBe(200);
      expect(text).toContain('<h1>introduction</h1>');
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
    });

    it('serves its Markdown at the address of that, and at its own to who asks for it', async () => {
      const direct = await ask(port(), '/docs/introduction.md');
      const headers = { Accept: 'text/markdown, text/html;q=0.9, */*;q=0.1' };
      const asked = await ask(port(), '/docs/introduction/', { headers });
      for (const { status, text, headers } of [direct, asked]) {
        expect([status, text]).toEqual([200, '# introduction\n']);
        expect(headers['content-type']).toBe('text/markdown; charset=utf-8');
      }
      // A cache would give it to a browser that asks for the page.
      expect(asked.headers['cache-control']).toBe('no-store');
      expect(direct.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    });

    it('sends the page where it has no Markdown, and to browsers', async () => {
      const markdown = { Accept: 'text/markdown' };
      const other = await ask(port(), '/en/docs/introduction/', { headers: markdown });
      expect([other.status, other.headers['content-type']]).toEqual([
        200,
        'text/html; charset=utf-8',
      ]);
      const browser = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
      const { text } = await ask(port(), '/docs/introduction/', { headers: browser });
      expect(text).toContain('<h1>introduction</h1>');
      expect((await ask(port(), '/docs/nothing/', { headers: markdown })).status).toBe(404);
    });

    it('serves a page whose path is written in Hangul', async () => {
      const { status, text } = await ask(port(), `/docs/${encodeURIComponent('가이드')}/`);
      expect(status).toBe(200);
      expect(text).toContain('guide');
    });

    it('redirects a Hangul path without its slash to an encoded address', async () => {
      const path = `/docs/${encodeURIComponent('가이드')}`;
      const { status, headers } = await ask(port(), path);
      expect(status).toBe(301);
      expect(headers.location).toBe(`${path}/`);
    });

    it.each(redirects)('leads from %s to %s in one step', async (from, to) => {
      const { status, headers } = await ask(port(), from);
      expect(status).toBe(301);
      expect(headers.location).toBe(to);
    });

    it.each(missing)('answers %s with 404 in the language %s', async (path, language) => {
      const { status, text, headers } = await ask(port(), path);
      expect(status).toBe(404);
      expect(text).toContain(`<html lang="${language}">`);
      expect(text).toContain('<h1>missing</h1>');
      expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    });

    it.each([
      ['/assets/js/main.0123abcd.js', 'text/javascript; charset=utf-8'],
      ['/img/logo.svg', 'image/svg+xml'],
      ['/img/dot.png', 'image/png'],
      ['/sitemap.xml', 'application/xml'],
    ])('serves %s as %s', async (path, type) => {
      const { status, headers } = await ask(port(), path);
      expect(status).toBe(200);
      expect(headers['content-type']).toBe(type);
    });

    it('answers HEAD like GET, without the body', async () => {
      const path = '/docs/introduction/';
      const whole = await ask(port(), path);
      const head = await ask(port(), path, { method: 'HEAD' });
      expect(head.status).toBe(200);
      expect(head.body).toHaveLength(0);
      expect(head.headers['content-length']).toBe(String(whole.body.length));
      expect(head.headers.etag).toBe(whole.headers.etag);
    });
  });
}
