import { openPage } from './openPage';
import { expect, test } from './test';

const routes = [
  '/',
  '/docs/api/connect/',
  '/en/docs/environment-setup/',
  '/en/docs/troubleshooting/',
];

/** On a host without headers, the policy of the page applies. */
for (const host of ['with headers', 'without headers']) {
  test(`browsing and searching cause no policy violation on a host ${host}`, async ({ page }) => {
    if (host === 'without headers') {
      await page.route('**/*', async (route) => {
        const response = await route.fetch();
        const headers = response.headers();
        delete headers['content-security-policy'];
        await route.fulfill({ response, headers });
      });
    }
    for (const route of routes) await openPage(page, route);
    await page.locator('aside a[href="/en/docs/api/send-text/"]').click();
    await expect(page.locator('h1')).toContainText('sendText');
    await expect(page.locator('main pre code span').first()).toBeVisible();
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill('connect');
    await expect(page.getByRole('option').first()).toBeVisible();
    // Prefetches may still be in progress.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

test.describe('the content security policy', () => {
  test.use({
    expectedMessages: /content policy|Content Security Policy|Trusted(HTML|Script|String)/,
  });

  test('blocks foreign and inline scripts, event handlers, injected markup, eval, frames and base', async ({
    page,
  }) => {
    await openPage(page, '/docs/introduction/');
    const ran = await page.evaluate(async () => {
      const attempts: Record<string, () => void> = {
        inline: () => document.head.append(element('script', { textContent: 'ran.inline=1' })),
        foreign: () =>
          document.head.append(element('script', { src: 'https://other.example/a.js' })),
        data: () =>
          document.head.append(element('script', { src: 'data:text/javascript,ran.data=1' })),
        handler: () => document.body.setAttribute('onclick', 'ran.handler=1'),
        markup: () => (document.body.innerHTML = '<img src="" onerror="ran.markup=1">'),
        written: () => document.write('<script>ran.written=1</script>'),
        evaluated: () => void new Function('ran.evaluated=1')(),
        framed: () =>
          document.body.append(element('iframe', { srcdoc: '<script>top.ran.framed=1</script>' })),
        based: () => document.head.append(element('base', { href: 'https://other.example/' })),
      };
      function element(name: string, values: object): HTMLElement {
        return Object.assign(document.createElement(name), values);
      }
      const results = Object.assign(window, { ran: {} as Record<string, unknown> }).ran;
      // Code evaluated by the test bypasses the policy; code in a timer does not.
      for (const attempt of Object.values(attempts)) setTimeout(attempt);
      setTimeout(() => document.body.click());
      await new Promise((resolve) => setTimeout(resolve, 100));
      return { ...results, base: document.baseURI === location.href };
    });
    expect(ran).toEqual({ base: true });
    await expect(page.locator('h1')).toBeVisible();
  });
});
