import { test as base } from '../site/test';
import { allowMicrophone, fakeMicrophone } from '../sdk/harness/switches';

/**
 * A test of the site on a device with a microphone that beeps, and without a voice: speech then
 * takes its time silently.
 */
export const test = base.extend<{ voiceless: undefined }>({
  launchOptions: [
    async ({ launchOptions }, provide) => {
      const args = [...(launchOptions.args ?? []), fakeMicrophone, allowMicrophone];
      await provide({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],
  voiceless: [
    async ({ page }, provide) => {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'speechSynthesis', { value: undefined, writable: true });
        Reflect.deleteProperty(window, 'speechSynthesis');
      });
      await provide(undefined);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
