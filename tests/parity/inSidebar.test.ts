import { expect, test } from 'vitest';
import { makeSite, summarize } from './makeSite';
import { inSidebar } from '../../packages/docs-parity/src/rules/site';

const problemsOf = async (name: string) =>
  summarize(await inSidebar((await makeSite({ ko: { [name]: '본문' } })).site));

test('a page that the sidebar does not lead to is named, with what to put there', async () => {
  expect(await problemsOf('api/conect')).toEqual([
    "ko/api/conect.mdx:1 No sidebar leads to the page. Put 'api/conect' into website/sidebars.ts, where a reader will look for it.",
  ]);
});

test('a page of the sidebar is fine', async () => {
  expect(await problemsOf('api/connect')).toEqual([]);
});

test('a page that is called like something else in the sidebar is named', async () => {
  expect(await problemsOf('usage')).toHaveLength(1);
});
