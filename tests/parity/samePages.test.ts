import { expect, test } from 'vitest';
import { makeSite, summarize } from './makeSite';
import { samePages } from '../../packages/docs-parity/src/rules/site';

test('a page without its English one is named, with the place for it', async () => {
  const { site } = await makeSite({ ko: { intro: '소개', guide: '안내' }, en: { intro: 'Intro' } });
  expect(summarize(samePages(site))).toEqual([
    'ko/guide.mdx:1 There is no English page. It belongs at website/i18n/en/docusaurus-plugin-content-docs/current/guide.mdx.',
  ]);
});

test('an English page without its Korean one is named too', async () => {
  const { site } = await makeSite({ en: { guide: 'Guide' } });
  expect(summarize(samePages(site))[0]).toContain('en/guide.mdx:1 There is no Korean page');
});
