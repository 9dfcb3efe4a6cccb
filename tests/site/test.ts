import { expect, test as base } from '@playwright/test';

/** What Playwright says where a test runs without the site's worker. */
const blocked = /Service Worker registration blocked by Playwright/;

/** What Chromium says of a page that is there before its turning into it began: the machine is busy. */
const late = /^uncaught: InvalidStateError: Transition was aborted because of invalid state/;

interface Fixtures {
  /** The messages that this test provokes on purpose. */
  expectedMessages: RegExp;
  quietPage: undefined;
}

/**
 * A test of the served site in which any console message, any uncaught error, any request to
 * another origin and anything that the content policy refuses is a failure.
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
