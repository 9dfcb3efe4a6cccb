import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startPreviewServer, type PreviewServer } from '../../hosting/preview/startPreviewServer';
import { buildFolder } from './buildSite';
import type { FaultySite } from './FaultySite';
import { writeSite } from './writeSite';

const patience = 600_000;

/** Renders on the server, so that the build succeeds, and fails in the browser. */
const brokenItem = `
import ComponentTypes from '@theme-init/NavbarItem/ComponentTypes';

function Broken() {
  if (typeof window !== 'undefined') throw new Error('the item is broken');
  return null;
}

export default { ...ComponentTypes, 'custom-broken': Broken };
`;

const site: FaultySite = {
  navbarItems: [{ type: 'custom-broken', position: 'right', label: 'Mine' }],
  plugin: "return { name: 'faulty', getThemePath: () => './theme' };",
  files: { 'theme/NavbarItem/ComponentTypes.jsx': brokenItem },
};

test.describe('a navbar item that fails to render', () => {
  let folder: string;
  let server: PreviewServer;

  test.beforeAll(async () => {
    test.setTimeout(patience);
    folder = await writeSite(site);
    const { code, output } = await buildFolder(folder);
    expect(code, output).toBe(0);
    server = await startPreviewServer({ folder: join(folder, 'build') });
  });
  test.afterAll(async () => {
    await server?.close();
    await rm(folder, { recursive: true });
  });

  test('says so on the crash page, with its configuration and the cause', async ({ page }) => {
    await page.goto(`${server.url}docs/first/`);
    const main = page.getByRole('main');
    await expect(main).toContainText('A theme navbar item failed to render.');
    await expect(main).toContainText('themeConfig.navbar.items');
    await expect(main).toContainText('"type": "custom-broken"');
    await expect(main).toContainText('"label": "Mine"');
    await expect(main).toContainText('the item is broken');
  });
});
