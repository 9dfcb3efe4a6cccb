import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentTypeOf } from 'static-host-rules';
import { brand } from '../../website/brand';
import { pages } from '../site/routes';
import { buildFolder, findElements, proseOf, readBuiltPage, textOf } from './readBuiltPage';

// `npm test` and `npm run check` build first; a single test file may run without a build.
describe.runIf(existsSync(buildFolder)).each(pages)('%s', (path) => {
  const read = () => readBuiltPage(path);

  it('has metadata for search engines and link previews', () => {
    const page = read();
    const content = (key: string, value: string): string =>
      findElements(page, 'meta', { [key]: value })[0]?.attribs.content ?? '';
    expect(content('name', 'description').length).toBeGreaterThan(8);
    expect(content('property', 'og:title')).not.toBe('');
    expect(content('property', 'og:locale')).toBe(path.startsWith('/en/') ? 'en_US' : 'ko_KR');
    const picture = new URL(content('property', 'og:image')).pathname.slice(brand.baseUrl.length);
    expect(contentTypeOf(picture)).toBe('image/png');
    expect(readFileSync(join(buildFolder, picture)).toString('latin1', 1, 4)).toBe('PNG');
    for (const hreflang of ['ko', 'en', 'x-default']) {
      expect(findElements(page, 'link', { rel: 'alternate', hreflang })).toHaveLength(1);
    }
    expect(findElements(page, 'link', { rel: 'canonical' })).toHaveLength(1);
  });

  it('has no link without an href', () => {
    const links = findElements(read(), 'a').filter(({ attribs }) => !('href' in attribs));
    expect(links.map((link) => textOf(link))).toEqual([]);
  });

  it('shows no literal ** in its text', () => {
    const prose = proseOf(read());
    expect(prose).not.toBe('');
    expect(prose).not.toContain('**');
  });
});
