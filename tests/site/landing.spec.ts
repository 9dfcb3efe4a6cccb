import { openSearch } from './search/openSearch';
import { expect, test } from './test';

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('a result that is followed from the home page opens at its heading, with nothing above it', async ({
      page,
    }) => {
      const { field, options } = await openSearch(page, '/');
      await field.fill('microphone-silent');
      await expect(options.first()).toHaveAttribute('href', /#microphone-silent$/);
      await options.first().click();
      const heading = page.locator('#microphone-silent');
      const top = () => heading.evaluate((one) => Math.round(one.getBoundingClientRect().top));
      await expect.poll(top).toBe(8);
      await expect
        .poll(() => page.locator('.navbar').evaluate((one) => one.getBoundingClientRect().bottom))
        .toBeLessThanOrEqual(0);
      expect(await top()).toBe(8);
    });
  });
}
