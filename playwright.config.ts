import { defineConfig } from '@playwright/test';
import { browserFlags, listSystemBrowsers, shellBeside } from './scripts/test/browser';

export default defineConfig({
  testDir: '.',
  testMatch: '{packages,website,tests}/**/*.spec.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Many tests wait: for speech, for a heartbeat, for a microphone.
  workers: '150%',
  // A noisy machine may be several times slower than a quiet one, so only what never arrives fails.
  timeout: 90_000,
  expect: { timeout: 30_000 },
  // A failure that a retry does not repeat is counted and reported as flaky.
  retries: 1,
  // `npm test` reads the counts from this report, and sets its file name.
  reporter: [
    ['list'],
    ['./tests/samples/reporter.ts'],
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['json'] as const] : []),
  ],
  globalSetup: './tests/globalSetup.ts',
  // The longest tests start first, so that nothing waits for them at the end.
  projects: [
    { name: 'versions', testMatch: 'tests/versions/**/*.spec.ts' },
    { name: 'all others', testIgnore: 'tests/versions/**' },
  ],
  use: {
    baseURL: process.env.SITE_URL,
    // It would answer in the place of what a test puts in its way; tests/offline has it.
    serviceWorkers: 'block',
    launchOptions: {
      // Prefers a system browser, because Playwright's own download is not always available.
      executablePath: shellBeside(listSystemBrowsers()[0]),
      args: browserFlags,
    },
  },
});
