import { expect, test } from 'vitest';
import { makeSite, summarize } from './makeSite';
import { inSidebar } from '../../packages/docs-parity/src/rules/site';

const problemsOf = async (name: string) =>
  summarize(await inSidebar((await makeSite({ ko: { [name]: '본문' } })).site));

test('reports a page missing from the sidebar, and what to add', async () => {
  expect(await problemsOf('api/conect')).toEqual([
    "ko/api/conect.mdx:1 No sidebar leads to the page. Put 'api/conect' into website/sidebars.ts, where a reader will look for it.",
  ]);
});

test('accepts a page in the sidebar', async () => {
  expect(await problemsOf('api/connect')).toEqual([]);
});

test('reports a page whose name occurs in the sidebar only as something else', async () => {
  expect(await problemsOf('usage')).toHaveLength(1);
});
