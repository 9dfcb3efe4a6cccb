import { countLines } from './countLines';
import { openPage } from './openPage';
import { expect, test } from './test';

for (const width of [1280, 1000, 390, 320]) {
  test(`the navbar shows the whole product name at a font size of 200% (${width})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    await openPage(page, '/en/docs/api/connect/');
    const found = await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      const bar = document.querySelector('.navbar')?.getBoundingClientRect();
      const search = document.querySelector('.navbar [aria-haspopup]')?.getBoundingClientRect();
      const text = document.querySelector('.navbar__title')?.firstChild;
      if (!bar || !search || !text?.parentElement) return undefined;
      const letters = parseFloat(getComputedStyle(text.parentElement).fontSize);
      const words = [...(text.textContent ?? '').matchAll(/\S+/g)].map(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const [box, ...more] = range.getClientRects();
        if (!box) return `${word} is not there`;
        if (more.length > 0) return `${word} is broken`;
        // A line box is taller than its letters.
        const room = (box.height - letters) / 2;
        const isInside = box.top + room >= bar.top && box.bottom - room <= bar.bottom;
        if (!isInside) return `${word} is outside`;
        return box.right > search.left ? `${word} is covered` : 'whole';
      });
      const { scrollWidth, clientWidth } = document.documentElement;
      return { words, overflow: scrollWidth - clientWidth };
    });
    expect(found).toEqual({ words: ['whole', 'whole', 'whole'], overflow: 0 });
  });
}

for (const path of ['/en/docs/troubleshooting/', '/docs/api/start-recording/']) {
  for (const width of [390, 320]) {
    test(`no long word of the page title breaks at a font size of 200% (${path}, ${width})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      expect(await countLines(page.locator('h1'), /\w{10,}/)).toBe(1);
    });
  }
}
