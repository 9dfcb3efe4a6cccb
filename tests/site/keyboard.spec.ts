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

      const skip = words[path.startsWith('/en/') ? 'en' : 'ko'].skipToContent;
      expect(stops[0]?.name).toContain(skip);
      await page.getByRole('link', { name: skip }).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(
        true,
      );
    });
  }
}
