import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { startPreviewServer } from 'static-host-rules';
import { root } from '../../scripts/root';
import { browserFlags, listSystemBrowsers } from '../../scripts/test/browser';
import { brand } from '../../website/brand';
import { hosting } from '../../website/config/hosting';

/** The built site as a host serves it, and a browser to look at it with. */
export interface OpenSite {
  url: string;
  browser: Browser;
  close(): Promise<void>;
}

/** Serves the built site and starts a browser. */
export async function openBuiltSite(): Promise<OpenSite> {
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
    async close() {
      await browser.close();
      await server.close();
    },
  };
}
