import { chooseScreens, patienceMs, screenOf } from './chooseScreens';
import { findViolations } from './findViolations';
import { openPage } from './openPage';
import { pages } from './routes';
import { expect, test } from './test';

for (const path of pages) {
  const screens = chooseScreens(pages, path);
  const names = screens.map(({ mode, width }) => `${width} ${mode}`).join(', ');

  test(`${path} fits a desk at 400 % and has no accessibility violation (${names})`, async ({
    page,
  }) => {
    test.setTimeout(patienceMs);
    await page.setViewportSize({ width: 320, height: 640 });
    await openPage(page, path);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    const found: string[] = [];
    for (const { mode, width } of screens) {
      await page.setViewportSize(screenOf(width));
      await page.evaluate((value) => {
        document.documentElement.dataset.theme = value;
      }, mode);
      for (const violation of await findViolations(page)) {
        found.push(`${width} ${mode} ${violation}`);
      }
    }
    expect(found).toEqual([]);
  });
}
