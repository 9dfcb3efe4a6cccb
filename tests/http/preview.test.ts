import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPreviewServer, type PreviewServer } from '../../hosting/preview/startPreviewServer';
import { ask } from './ask';
import { describeHost } from './describeHost';
import { writeFixture } from './writeFixture';

describeHost('the preview server', (folder) => startPreviewServer({ folder }));

describe('the preview server below another base URL', () => {
  let folder: string;
  let server: PreviewServer;
  beforeAll(async () => {
    folder = await writeFixture();
    server = await startPreviewServer({ folder, baseUrl: '/product/sdk/' });
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  it.each(['/product/sdk/', '/product/sdk/en/', '/product/sdk/assets/js/main.0123abcd.js'])(
    'serves %s',
    async (path) => {
      expect((await ask(server.port, path)).status).toBe(200);
    },
  );

  it.each([
    ['/product/sdk', '/product/sdk/'],
    ['/product/sdk/docs/', '/product/sdk/docs/introduction/'],
    ['/product/sdk/en/index.html', '/product/sdk/en/'],
  ])('leads from %s to %s', async (from, to) => {
    const { status, headers } = await ask(server.port, from);
    expect(status).toBe(301);
    expect(headers.location).toBe(to);
  });

  it.each([
    ['/', 'ko'],
    ['/docs/introduction/', 'ko'],
    ['/product/sdkdocs/', 'ko'],
    ['/product/sdk/en/nothing/', 'en'],
  ])('answers %s with 404 in the language %s', async (path, language) => {
    const { status, text } = await ask(server.port, path);
    expect(status).toBe(404);
    expect(text).toContain(`lang="${language}"`);
  });

  it('keeps serving while the folder is emptied for the next build', async () => {
    const before = await ask(server.port, '/product/sdk/en/');
    await rm(folder, { recursive: true });
    expect((await ask(server.port, '/product/sdk/en/')).text).toBe(before.text);
    folder = await writeFixture();
  });
});
