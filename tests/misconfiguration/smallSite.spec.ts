import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startPreviewServer, type PreviewServer } from 'static-host-rules';
import { hosting } from '../../website/config/hosting';
import { buildFolder } from './buildSite';
import type { FaultySite } from './FaultySite';
import { writeSite } from './writeSite';

const patience = 600_000;

/** Renders on the server, so that the build succeeds, and fails in the browser on one page. */
const brokenItem = `
import ComponentTypes from '@theme-init/NavbarItem/ComponentTypes';

function Broken() {
  const here = typeof window !== 'undefined' && window.location.pathname === '/docs/first/';
  if (here) throw new Error('the item is broken');
  return null;
}

export default { ...ComponentTypes, 'custom-broken': Broken };
`;

const barePage = `
export default function Bare() {
  if (typeof window !== 'undefined') throw new Error('no layout stands around this');
  return null;
}
`;

const site: FaultySite = {
  navbarItems: [{ type: 'custom-broken', position: 'right', label: 'Mine' }],
  plugin: "return { name: 'faulty', getThemePath: () => './theme' };",
  files: {
    'theme/NavbarItem/ComponentTypes.jsx': brokenItem,
    'src/pages/bare.jsx': barePage,
    'docs/hidden.md': '---\nunlisted: true\n---\n\n# Hidden\n',
    'docs/unfinished.md': '---\ndraft: true\n---\n\n# Unfinished\n',
  },
};

test.describe('a small site with faults', () => {
  // This small site is built without the plugin that marks content plugins.
  test.use({ bypassCSP: true });
  // One worker, one build.
  test.describe.configure({ mode: 'default' });
  let folder: string;
  let server: PreviewServer;

  test.beforeAll(async () => {
    test.setTimeout(patience);
    folder = await writeSite(site);
    // Only development builds contain drafts.
    const { code, output } = await buildFolder(folder, ['--dev']);
    expect(code, output).toBe(0);
    server = await startPreviewServer({ folder: join(folder, 'build'), hosting });
  });
  test.afterAll(async () => {
    await server?.close();
    await rm(folder, { recursive: true });
  });

  test('a navbar item that fails to render shows the crash page with its configuration and error', async ({
    page,
  }) => {
    await page.goto(`${server.url}docs/first/`);
    const main = page.getByRole('main');
    await expect(main).toContainText('A theme navbar item failed to render.');
    await expect(main).toContainText('themeConfig.navbar.items');
    await expect(main).toContainText('"type": "custom-broken"');
    await expect(main).toContainText('"label": "Mine"');
    await expect(main).toContainText('the item is broken');
  });

  test('a page that crashes outside a layout shows a Korean error page with a retry button', async ({
    page,
  }) => {
    await page.goto(`${server.url}bare/`);
    await expect(page).toHaveTitle(/^페이지 오류/);
    await expect(page.getByRole('navigation').first()).toBeVisible();
    const main = page.getByRole('main');
    await expect(main).toContainText('no layout stands around this');
    await expect(main.getByRole('button')).toBeEnabled();
  });

  test('an unlisted page has a Korean banner and noindex', async ({ page }) => {
    await page.goto(`${server.url}docs/hidden/`);
    await expect(page.locator('.theme-unlisted-banner')).toContainText('색인되지 않은 문서');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
  });

  test('a draft page has a Korean banner', async ({ page }) => {
    await page.goto(`${server.url}docs/unfinished/`);
    await expect(page.locator('.theme-draft-banner')).toContainText('작성 중인 페이지');
  });
});
