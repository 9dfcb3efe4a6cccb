import AxeBuilder from '@axe-core/playwright';
import { openPage } from './openPage';
import { pages } from './routes';
import { expect, test } from './test';

const screens = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

for (const path of pages) {
  test(`${path} has no accessibility violation, light and dark, desktop and phone`, async ({
    page,
  }) => {
    test.slow();
    await openPage(page, path);
    const found: string[] = [];
    for (const viewport of screens) {
      await page.setViewportSize(viewport);
      for (const mode of ['light', 'dark']) {
        await page.evaluate((value) => {
          document.documentElement.dataset.theme = value;
        }, mode);
        const axe = new AxeBuilder({ page });
        // Between the modes only colours change.
        if (mode === 'dark') axe.withRules(['color-contrast']);
        const { violations } = await axe.analyze();
        for (const { id, nodes } of violations) {
          for (const { target } of nodes) found.push(`${viewport.width} ${mode} ${id} ${target}`);
        }
      }
    }
    expect(found).toEqual([]);
  });

  test(`${path} fits a screen of 320 pixels without scrolling sideways`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openPage(page, path);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}
