import AxeBuilder from '@axe-core/playwright';
import { chooseWidths, modes, patienceMs, screenOf } from './chooseScreens';
import { openPage } from './openPage';
import { pages } from './routes';
import { expect, test } from './test';

for (const path of pages) {
  const screens = modes.flatMap((mode, turn) =>
    chooseWidths(pages, path, turn).map((width) => ({ mode, width })),
  );
  const names = screens.map(({ mode, width }) => `${width} ${mode}`).join(', ');

  test(`${path} has no accessibility violation (${names})`, async ({ page }) => {
    test.setTimeout(patienceMs);
    await openPage(page, path);
    const found: string[] = [];
    for (const { mode, width } of screens) {
      await page.setViewportSize(screenOf(width));
      await page.evaluate((value) => {
        document.documentElement.dataset.theme = value;
      }, mode);
      const { violations } = await new AxeBuilder({ page }).analyze();
      for (const { id, nodes } of violations) {
        for (const { target } of nodes) found.push(`${width} ${mode} ${id} ${target}`);
      }
    }
    expect(found).toEqual([]);
  });

  test(`${path} fits a screen of 320 pixels, which is a desk at 400 %, without scrolling sideways`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openPage(page, path);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}
