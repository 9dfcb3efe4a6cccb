import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';

const require = createRequire(import.meta.url);
const trim = (name: string, source: string): string =>
  (require(`./${name}.cjs`) as (text: string) => string)(source);

describe('what is left out of the app', () => {
  it('is how the site is built, not what it is called', () => {
    const config =
      '/* generated */\nexport default {"title":"a","plugins":[null],"ssrTemplate":"<","future":{"experimental_faster":{"swc":true},"experimental_router":"browser"},"themeConfig":{"blog":{},"docs":{}}};\n';
    expect(trim('trimConfig', config)).toBe(
      'export default {"title":"a","future":{"experimental_router":"browser"},"themeConfig":{"docs":{}}};',
    );
    expect(trim('trimConfig', 'export default {"title":"a"};')).toBe(
      'export default {"title":"a"};',
    );
  });

  it('is the words of parts the site has not', () => {
    const words = { 'theme.blog.title': 'a', 'theme.tags.tag': 'b', 'theme.NotFound.title': 'c' };
    expect(trim('trimTranslations', JSON.stringify(words))).toBe('{"theme.NotFound.title":"c"}');
  });

  it('is what tells of other versions, where there are none', () => {
    const words = {
      'theme.docs.versions.latest': 'a',
      'theme.docs.versionBadge.label': 'b',
      c: 'd',
    };
    expect(trim('trimVersionWords', JSON.stringify(words))).toBe('{"c":"d"}');
    expect(trim('leaveOutVersions', 'export default function Banner() { return all; }')).toBe(
      'export default function NoOtherVersions() { return null; }',
    );
  });

  it('is the descriptions of all pages', () => {
    const version = {
      version: { docs: { one: { id: 'one', title: 'One', description: 'long' } } },
    };
    expect(trim('trimVersion', JSON.stringify(version))).toBe(
      '{"version":{"docs":{"one":{"id":"one","title":"One"}}}}',
    );
    expect(trim('trimVersion', '{"docs":1}')).toBe('{"docs":1}');
  });

  it('is what only a translator reads', () => {
    const call = `translate({ id: 'a.b', message: 'Hello', description: 'Said \\'first\\'' })`;
    expect(trim('trimDescriptions', call)).toBe(`translate({ id: 'a.b', message: 'Hello',  })`);
    const element = `<Translate id="a.b" description="Said first">Hello</Translate>`;
    expect(trim('trimDescriptions', element)).toBe(`<Translate id="a.b" >Hello</Translate>`);
  });

  it('is what the browser says of a wrong address anyway', () => {
    const source = readFileSync(require.resolve('history/esm/history.js'), 'utf8');
    expect(source).toContain('could not be decoded');
    expect(trim('trimHistory', source)).not.toContain('could not be decoded');
  });

  it('is no description of anything else', () => {
    const metadata = `<PageMetadata title={title} description="All of it" />; const a = { description: 'kept' };`;
    expect(trim('trimDescriptions', metadata)).toBe(metadata);
  });

  it('is where the files of a page come from', () => {
    const entry = `"a": [() => import("@site/a.mdx"), "@site/a.mdx", require.resolveWeak("@site/a.mdx")],`;
    expect(trim('trimRegistry', entry)).toBe(`"a": [() => import("@site/a.mdx")],`);
  });
});
