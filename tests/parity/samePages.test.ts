import { expect, test } from 'vitest';
import { makeSite, summarize } from './makeSite';
import { samePages } from '../../packages/docs-parity/src/rules/site';

test('reports a missing English page, and where to add it', async () => {
  const { site } = await makeSite({ ko: { intro: '소개', guide: '안내' }, en: { intro: 'Intro' } });
  expect(summarize(samePages(site))).toEqual([
    'ko/guide.mdx:1 There is no English page. It belongs at website/i18n/en/docusaurus-plugin-content-docs/current/guide.mdx.',
  ]);
});

test('reports a missing Korean page', async () => {
  const { site } = await makeSite({ en: { guide: 'Guide' } });
  expect(summarize(samePages(site))[0]).toContain('en/guide.mdx:1 There is no Korean page');
});
