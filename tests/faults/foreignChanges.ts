import type { Page } from '@playwright/test';

/** Wraps each text node in an element, as browsers' translators do. */
export function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script,style,code')) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = `[${text.data}]`;
      outer.append(inner);
      text.replaceWith(outer);
    }
    document.documentElement.classList.add('translated-ltr');
  });
}

/** Inserts elements and attributes, as browser extensions do. */
export function extend(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const element of document.querySelectorAll('body, #__docusaurus > *, main, h1, button')) {
      element.setAttribute('data-extension', 'true');
      element.prepend(document.createElement('extension-badge'));
    }
    document.body.append(document.createElement('extension-panel'));
  });
}
