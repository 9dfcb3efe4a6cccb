import type { Page } from '@playwright/test';
import { openPage } from './openPage';
import { locales, localized } from './routes';
import { expect, test } from './test';

/** The accessible names and texts of a page; a button by its name only. */
async function listSpoken(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const isInButton = (id = ''): boolean => {
    const node = byId.get(id);
    return node !== undefined && (node.role?.value === 'button' || isInButton(node.parentId));
  };
  return nodes
    .filter(({ role, nodeId }) => role?.value === 'StaticText' && !isInButton(nodeId))
    .map(({ name }) => String(name?.value));
}

const paths = ['/', '/docs/api/connect/'].flatMap((path) =>
  locales.map((locale) => localized(path, locale)),
);

for (const path of paths) {
  test(`separators and arrows of links are hidden from screen readers on ${path}`, async ({
    page,
  }) => {
    await openPage(page, path);
    const spoken = await listSpoken(page);
    expect(spoken.length).toBeGreaterThan(20);
    expect(spoken.filter((text) => /^\W*[/→]\W*$/.test(text))).toEqual([]);
  });
}
