import { choosePages, chooseWidths, patienceMs, screenOf } from './chooseScreens';
import { openPage } from './openPage';
import { pages } from './routes';
import { expect, test } from './test';
import { walkByTab } from './walkByTab';
import { words } from './words';

for (const path of choosePages(pages)) {
  for (const width of chooseWidths(pages, path)) {
    test(`Tab leads through ${path} in its order, to every control, each in sight (${width})`, async ({
      page,
    }) => {
      test.setTimeout(patienceMs);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize(screenOf(width));
      await openPage(page, path);
      const { stops, controls } = await walkByTab(page);
      const places = stops.map(({ place }) => place);
      expect(
        stops.flatMap(({ name, faults }) => faults.map((fault) => `${name} ${fault}`)),
      ).toEqual([]);
      expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
      expect(
        controls.filter(({ place }) => !places.includes(place)).map(({ name }) => name),
      ).toEqual([]);

      await page.evaluate(() => scrollTo(0, 0));
      const skip = page.getByRole('link', {
        name: words[path.startsWith('/en/') ? 'en' : 'ko'].skipToContent,
      });
      // The browser's own controls come between the last one of the page and the first.
      for (let presses = 0; presses < 5; presses += 1) {
        if (await skip.evaluate((link) => link === document.activeElement)) break;
        await page.keyboard.press('Tab');
      }
      await expect(skip).toBeFocused();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(
        true,
      );
    });
  }
}
