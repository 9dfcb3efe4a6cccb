import { expect, test as base } from '@playwright/test';

/** Playwright's message when a test blocks the service worker. */
const blocked = /Service Worker registration blocked by Playwright/;

/** Chromium's message when a view transition is skipped because the page was ready first. */
const late = /^uncaught: InvalidStateError: Transition was aborted because of invalid state/;

interface Fixtures {
  /** The messages that a test provokes on purpose. */
  expectedMessages: RegExp;
  quietPage: undefined;
}

/**
 * A test of the served site that fails on any console message, uncaught error, request to another
 * origin, or violation of the content policy.
 */
export const test = base.extend<Fixtures>({
  expectedMessages: [/^$/, { option: true }],
  quietPage: [
    async ({ page, baseURL, expectedMessages }, use) => {
      const unexpected: string[] = [];
      const note = (text: string) => {
        const isKnown = [expectedMessages, blocked, late].some((known) => known.test(text));
        if (!isKnown) unexpected.push(text);
      };
      page.on('console', (message) => note(`console.${message.type()}: ${message.text()}`));
      page.on('pageerror', ({ name, message }) => note(`uncaught: ${name}: ${message}`));
      await page.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
          console.error(`content policy: ${violatedDirective} ${blockedURI} ${sample}`),
        );
      });
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (/^https?:$/.test(protocol) && origin !== new URL(baseURL ?? '').origin) {
          note(`request to another origin: ${request.url()}`);
        }
      });
      await use(undefined);
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
