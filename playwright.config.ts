import { defineConfig } from '@playwright/test';
import { listSystemBrowsers } from './scripts/test/listSystemBrowsers';

export default defineConfig({
  testDir: '.',
  testMatch: '{packages,website,tests}/**/*.spec.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  reporter: [['list']],
  globalSetup: './hosting/preview/globalSetup.ts',
  use: {
    baseURL: process.env.SITE_URL,
    launchOptions: {
      // A system browser comes first: Playwright's own download is not always within reach.
      executablePath: listSystemBrowsers()[0],
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
