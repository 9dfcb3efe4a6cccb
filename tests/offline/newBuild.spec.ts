import { findViolations } from '../site/findViolations';
import { localized, type Locale } from '../site/routes';
import { startApp } from '../site/startApp';
import { words as layout } from '../site/words';
import { makeWorker } from './makeWorker';
import { readPage } from './readPage';
import { expect, test } from './test';

test.describe.configure({ mode: 'default' });

const offers = {
  ko: { label: '새 버전 알림', text: '이 사이트의 새 버전이 있습니다.', load: '새로 불러오기' },
  en: { label: 'New version', text: 'A new version of this site is available.', load: 'Reload' },
};

for (const [locale, words] of Object.entries(offers)) {
  const { close } = layout[locale as Locale];
  const path = localized('/docs/api/connect/', locale as Locale);

  test(`a newer build is offered in a dismissible notice that covers no content on a phone, in ${locale}`, async ({
    page,
    host,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await readPage(page, path);
    const offer = page.getByRole('region', { name: words.label });
    // A browser that is already checking for an update does not check again, so it is asked
    // repeatedly.
    const deploy = async (names: string[], isSeen: () => Promise<boolean>) => {
      host.worker = await makeWorker('index', names);
      await expect(async () => {
        await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
        expect(await isSeen()).toBe(true);
      }).toPass();
    };
    // A tab that was hidden for more than an hour checks by itself.
    await page.evaluate((now) => (Date.now = () => now), Date.now() + 4_000_000);
    host.worker = await makeWorker('index', ['/next.js']);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(offer.getByRole('status')).toHaveText(words.text);
    expect(await findViolations(page)).toEqual([]);

    for (const name of [words.load, close]) {
      const box = await offer.getByRole('button', { name }).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    const covered = await page.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight);
      const end = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      return (
        (end('footer')?.bottom ?? NaN) - (end('section[aria-label]:has([role=status])')?.top ?? NaN)
      );
    });
    expect(covered).toBeLessThan(1);

    await offer.getByRole('button', { name: close }).click();
    await expect(offer).toHaveCount(0);
    const load = offer.getByRole('button', { name: words.load });
    await deploy(['/after-next.js'], () => load.isVisible());
    const loaded = page.waitForEvent('load');
    await load.click();
    await loaded;
    await expect(page).toHaveURL(path);
    await startApp(page);

    const own = await page.locator('script[data-app]').getAttribute('data-app');
    await page.evaluate(() => {
      const tell = (): void => document.body.setAttribute('data-told', '');
      navigator.serviceWorker.addEventListener('message', tell, { once: true });
    });
    await deploy([own?.split(' ')[0] ?? ''], () => page.locator('[data-told]').isVisible());
    await expect(offer).toHaveCount(0);
    host.worker = undefined;
  });
}
