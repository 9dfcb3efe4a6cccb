import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listFiles, startPreviewServer, type PreviewServer } from 'static-host-rules';
import { brand } from '../../website/brand';
import { hosting, localePrefixes } from '../../website/config/hosting';
import { ask } from './ask';

const folder = fileURLToPath(new URL('../../website/build', import.meta.url));
const base = brand.baseUrl.slice(0, -1);

// `npm test` and `npm run check` build first; a single test file may run without a build.
describe.runIf(existsSync(folder))('the built site on the preview server', () => {
  const files = existsSync(folder) ? listFiles(folder) : [];
  // A frame's document is not a page of the site.
  const pages = files.filter((path) => /^(?!live\/).*\.html$/.test(path));
  let server: PreviewServer;
  beforeAll(async () => {
    server = await startPreviewServer({ folder, hosting, baseUrl: brand.baseUrl });
  });
  afterAll(() => server.close());

  it('has a content hash in the URL of every immutable asset', () => {
    const kept = files.filter((path) => /^(en\/)?assets\//.test(path) && !/\.(br|gz)$/.test(path));
    expect(kept).not.toHaveLength(0);
    expect(kept.filter((path) => !/[/.-][0-9a-f]{8,}[/.]/.test(path))).toEqual([]);
  });

  it('has every page precompressed with brotli and gzip', () => {
    const encoded = new Set(files);
    const long = pages.filter((path) => !/^(en\/)?docs\/index\.html$/.test(path));
    expect(long.filter((path) => !encoded.has(`${path}.br`))).toEqual([]);
    expect(long.filter((path) => !encoded.has(`${path}.gz`))).toEqual([]);
  });

  it('has headers for Cloudflare Pages that keep to its limits', () => {
    const rules = '../../hosting/dist/cloudflare-pages/_headers';
    const lines = readFileSync(fileURLToPath(new URL(rules, import.meta.url)), 'utf8').split('\n');
    expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
    expect(lines.filter((line) => line.length > 2_000)).toEqual([]);
  });

  it.each(['live/sandbox/', 'live/frame/', 'live/ko/samples/usage/html-js/chat/'])(
    'restricts all connections of %s to its own origin, preconnecting too',
    async (path) => {
      const { status, headers } = await ask(server.port, `${base}/${path}`);
      expect(status).toBe(200);
      expect(headers['connection-allowlist']).toBe('(response-origin)');
    },
  );

  it('serves every page at its clean path, in its language', async () => {
    for (const page of pages.filter((path) => path.endsWith('index.html'))) {
      const path = `${base}/${page.replace(/index\.html$/, '')}`;
      const { status, text } = await ask(server.port, path);
      const redirected = /^(en\/)?docs\/index\.html$/.test(page);
      expect([path, status]).toEqual([path, redirected ? 301 : 200]);
      const language = path.startsWith(`${base}/en/`) ? 'en' : 'ko';
      if (!redirected) expect(text).toMatch(new RegExp(`<html[^>]* lang="?${language}\\b`));
    }
  });

  it.each(Object.entries(localePrefixes))(
    'answers an unknown path with the 404 page in the language %s',
    async (language, prefix) => {
      const { status, text } = await ask(server.port, `${base}${prefix}no-such-page/`);
      expect(status).toBe(404);
      expect(text).toMatch(new RegExp(`<html[^>]* lang="?${language}\\b`));
    },
  );
});
