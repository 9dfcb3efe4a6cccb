import { defineConfig } from '@playwright/test';
import { browserFlags, listSystemBrowsers, shellBeside } from './scripts/test/browser';

export default defineConfig({
  testDir: '.',
  testMatch: '{packages,website,tests}/**/*.spec.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Many tests wait: for speech, for a heartbeat, for a microphone.
  workers: '150%',
  // A noisy machine may be several times slower than a quiet one: only what never comes fails.
  timeout: 90_000,
  expect: { timeout: 30_000 },
  // A failure is real where it comes twice; one that does not is counted, and named, as unsteady.
  retries: 1,
  // `npm test` counts from the report and names the file it wants it in.
  reporter: [
    ['list'],
    ['./tests/samples/reporter.ts'],
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['json'] as const] : []),
  ],
  globalSetup: './tests/globalSetup.ts',
  // What takes minutes, one step after another, begins first: nothing waits for it at the end.
  projects: [
    { name: 'versions', testMatch: 'tests/versions/**/*.spec.ts' },
    { name: 'all others', testIgnore: 'tests/versions/**' },
  ],
  use: {
    baseURL: process.env.SITE_URL,
    // It would answer in the place of what a test puts in its way; tests/offline has it.
    serviceWorkers: 'block',
    launchOptions: {
      // A system browser comes first: Playwright's own download is not always within reach.
      executablePath: shellBeside(listSystemBrowsers()[0]),
      args: browserFlags,
    },
  },
});
