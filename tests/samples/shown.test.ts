import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { localizeSample, shownText } from 'runnable-samples';
import { samples, samplesFolder } from '../../website/config/samples';
import { brand, type Locale } from '../../website/brand';
import { integrityOf, readSdkVersion } from '../../website/plugins/site-files/servedFiles';
import { buildFolder, findElements, readBuiltPage, textOf } from '../built/readBuiltPage';
import { locales, localized } from '../site/routes';
import { pageUses } from './harness/pageUses';

const values = {
  site: new URL(brand.baseUrl, brand.publicUrl).href.replace(/\/$/, ''),
  version: readSdkVersion(),
  integrity: integrityOf,
};

/** What a sample must show: its file, unchanged except for the strings of its language. */
function shownBy(use: { name: string; region?: string }, locale: Locale): string {
  const source = readFileSync(path.join(samplesFolder, use.name), 'utf8');
  const localized = localizeSample(source, samples.strings(locale));
  return shownText(use.name, localized, use.region, values);
}

const shown = pageUses()
  .filter(({ uses }) => uses.length > 0)
  .flatMap((page) => locales.map((locale) => ({ ...page, locale })));

// `npm test` and `npm run check` build first; a single test file may run without a build.
describe.runIf(existsSync(buildFolder)).each(shown)('$locale: $page', ({ page, uses, locale }) => {
  it('contains the exact code of its samples in the HTML, without inline styles', () => {
    const built = readBuiltPage(localized(`/docs/${page.replace(/\.mdx$/, '/')}`, locale));
    const blocks = findElements(built, '*').filter(({ attribs }) => 'data-sample' in attribs);
    expect(blocks.map(({ attribs }) => attribs['data-sample'])).toEqual(
      uses.map(({ name }) => name),
    );
    const codes = blocks.flatMap((block) => findElements(block, 'code'));
    expect(codes.map((code) => textOf(code))).toEqual(uses.map((use) => shownBy(use, locale)));
    const styled = blocks.flatMap((block) => findElements(block, '*'));
    expect(styled.filter(({ attribs }) => 'style' in attribs)).toEqual([]);
  });
});
