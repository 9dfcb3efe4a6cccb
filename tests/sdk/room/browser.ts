import { test as base } from '@playwright/test';

/** Switches that give Chromium a microphone that beeps, and let pages use it and make a sound. */
export const fakeMicrophone = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
];

/** A test whose Chromium is started with more switches. */
export const testWith = (...switches: string[]) =>
  base.extend<object, { moreSwitches: undefined }>({
    launchOptions: [
      async ({ launchOptions }, use) =>
        use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...switches] }),
      { scope: 'worker' },
    ],
  });
