import type { Locator } from '@playwright/test';

/** The number of lines of the first matching text in an element; 0 if there is none. */
export const countLines = (within: Locator, pattern: RegExp): Promise<number> =>
  within.evaluate((element, { source }) => {
    const found = new RegExp(source).exec(element.textContent);
    if (!found) return 0;
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const [start, end] = [found.index, found.index + found[0].length];
    for (let at = 0; texts.nextNode();) {
      const { length } = texts.currentNode as Text;
      if (start >= at && start < at + length) range.setStart(texts.currentNode, start - at);
      if (end > at && end <= at + length) range.setEnd(texts.currentNode, end - at);
      at += length;
    }
    return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
  }, pattern);
