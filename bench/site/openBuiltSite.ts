import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { startPreviewServer } from 'static-host-rules';
import { root } from '../../scripts/root';
import { browserFlags, listSystemBrowsers } from '../../scripts/test/browser';
import { brand } from '../../website/brand';
import { hosting } from '../../website/config/hosting';

/** Serves the built site as a host does, and starts a browser to look at it with. */
export async function openBuiltSite() {
  const server = await startPreviewServer({
    folder: join(root, 'website/build'),
    hosting,
    baseUrl: brand.baseUrl,
  });
  const browser = await chromium.launch({
    executablePath: listSystemBrowsers()[0],
    args: browserFlags,
  });
  return {
    url: server.url,
    browser,
    async close(): Promise<void> {
      await browser.close();
      await server.close();
    },
  };
}
