import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPreviewServer, type PreviewServer } from 'static-host-rules';
import { breakPaths } from 'runnable-samples';
import { hosting } from '../../website/config/hosting';
import { ask } from './ask';
import { describeBelow, describeHost } from './describeHost';
import { writeFixture } from './writeFixture';

describeHost(
  'the preview server',
  (folder) => startPreviewServer({ folder, hosting }),
  (ours) => [ours],
);

describe('the preview server, beyond what other hosts do', () => {
  let folder: string;
  let server: PreviewServer;
  beforeAll(async () => {
    folder = await writeFixture();
    server = await startPreviewServer({ folder, hosting });
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  it('sends the security headers for a malformed URL too', async () => {
    const { headers } = await ask(server.port, '/%zz');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
  });

  it('accepts any encoding for Accept-Encoding: *', async () => {
    const headers = { 'Accept-Encoding': '*' };
    const answer = await ask(server.port, '/', { headers });
    expect(answer.headers['content-encoding']).toBe('br');
  });
});

it('the preview server replaces the URL of an unpublished site in samples only', async () => {
  const folder = await writeFixture();
  const publicSite = 'https://sdk-docs.example';
  const install = (site: string) => `npm i ${site}/sdk/a.tgz`;
  const sample = `<code>${install(publicSite)}</code>`;
  const page = `<link href="${publicSite}/docs/">${sample}${breakPaths(sample)}`;
  await writeFile(join(folder, 'guide.html'), page);
  await writeFile(join(folder, 'guide.html.br'), brotliCompressSync(page));
  const server = await startPreviewServer({
    folder,
    hosting,
    unpublished: { site: publicSite, folder: 'sdk' },
  });
  const own = server.url.replace(/\/$/, '');
  try {
    for (const encoding of ['identity', 'br']) {
      const question = { headers: { 'Accept-Encoding': encoding } };
      const { headers, text } = await ask(server.port, '/guide.html', question);
      expect(headers['content-encoding'] ?? 'identity').toBe(encoding);
      expect(text).toContain(`<link href="${publicSite}/docs/"><code>${install(own)}</code>`);
      const shown = text.replaceAll(/<[^>]*>/g, '');
      expect(shown).toBe(install(own).repeat(2));
    }
  } finally {
    await server.close();
    await rm(folder, { recursive: true });
  }
});

describeBelow('the preview server', (folder, baseUrl) =>
  startPreviewServer({ folder, hosting, baseUrl }),
);

describe('the preview server during the next build', () => {
  it('keeps serving while the folder is emptied', async () => {
    const folder = await writeFixture();
    const server = await startPreviewServer({ folder, hosting });
    const before = await ask(server.port, '/en/');
    await rm(folder, { recursive: true });
    expect((await ask(server.port, '/en/')).text).toBe(before.text);
    await server.close();
  });
});
