import { expect, test } from './test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** The minimum size of a touch target, in CSS pixels. */
const least = 44;

/**
 * Renders a page in a font with a smaller line height than Korean ones: padding must make up for
 * it.
 */
function useLowLetters(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { font-family: Arial, 'DejaVu Sans' !important }");
  document.adoptedStyleSheets.push(sheet);
}

for (const path of [
  '',
  'docs/api/connect/',
  'docs/environment-setup/',
  'en/docs/troubleshooting/',
]) {
  test(`touch targets on /${path} are at least ${least} pixels high, except links in text`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.evaluate(useLowLetters);
    const small = await page.evaluate((height) => {
      const found = document.querySelectorAll('a, button, summary, input, select');
      return [...found]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => !element.closest('p, li, dd > :not(details)'))
        .filter((element) => {
          const box = element.getBoundingClientRect();
          return box.width > 1 && box.height < height - 0.5;
        })
        .map((element) => element.outerHTML.slice(0, 120));
    }, least);
    expect(small).toEqual([]);
  });
}
