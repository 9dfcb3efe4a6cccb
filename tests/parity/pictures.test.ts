import { expect, test } from 'vitest';
import { makeSite, summarize } from './makeSite';
import { pictures } from '../../packages/docs-parity/src/rules/links';

test.each([
  ['![로고](/img/logo.svg)', ''],
  ['![](/img/logo.svg)', 'Say in the brackets what the picture shows.'],
  ['![로고](/img/lgo.svg)', 'There is no picture website/static/img/lgo.svg.'],
  ['![화면](./screen.png)', 'There is no picture ko/screen.png.'],
  ['![폴더](/img)', 'There is no picture website/static/img.'],
  ['![반](/img/50%.svg)', '"/img/50%.svg" is no address'],
  ['![로고](https://example.com/logo.svg)', 'A picture lies in this repository'],
])('the problem reported for %s is "%s"', async (text, message) => {
  const { site } = await makeSite({ ko: { page: text } });
  expect(summarize(pictures(site)).join()).toMatch(message && `ko/page.mdx:1 ${message}`);
  expect(pictures(site)).toHaveLength(message ? 1 : 0);
});
