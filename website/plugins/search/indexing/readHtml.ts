import { load, type Cheerio, type CheerioAPI } from 'cheerio';
import type { AnyNode } from 'domhandler';
import type { Page, Section } from '../engine/page';

const noise =
  'script, style, noscript, template, nav, footer, button, svg, .hash-link, .table-of-contents, thead, caption, [hidden], [aria-hidden="true"], [data-search-ignore]';
const blocks = 'p, li, tr, dt, dd, div, pre, blockquote, figcaption, summary, br, h4, h5, h6';

/** Code that begins a row, a list item or a definition is explained by it. */
const explained =
  'dt code:first-child, tr > :first-child code:first-child, li > code:first-child, li > p:first-child > code:first-child';

function squeeze(text: string): string {
  return text
    .replace(/\u200b/g, '')
    .replace(/[ \t\n\r]+/g, ' ')
    .trim();
}

function textOf($: CheerioAPI, node: Cheerio<AnyNode>): string {
  node.find('td, th').append(' · ');
  node.find(blocks).append('\n');
  // What stands side by side only by its style would run together: a name and its type.
  node.find('span, code, em, strong').each((_, element) => {
    if (element.next?.type === 'tag') $(element).after(' ');
  });
  return node
    .text()
    .split('\n')
    .map(squeeze)
    .filter(Boolean)
    .join('\n')
    .replace(/ ·(?=\n|$)/g, '');
}

function container($: CheerioAPI): Cheerio<AnyNode> {
  for (const selector of ['main article', 'article', 'main', 'body']) {
    const found = $(selector).first();
    if (found.length) return found;
  }
  return $.root();
}

/** Reads a page of HTML by its headings. Nothing when it has no content or asks not to be indexed. */
export function readHtml(path: string, html: string): Page | undefined {
  const $ = load(html);
  if (/noindex/.test($('meta[name="robots"]').attr('content') ?? '')) return undefined;
  const crumbs = $('.breadcrumbs__item')
    .toArray()
    .map((item) => squeeze($(item).text()))
    .filter(Boolean)
    .slice(0, -1);
  const body = container($);
  body.find(noise).remove();
  const title = squeeze(body.find('h1').first().text()) || squeeze($('title').first().text());
  body.find('h1').remove();
  const sections: Section[] = [{ id: '', level: 1, heading: title, text: '', code: [], names: [] }];
  const links: Page['links'] = [];
  body.find('a[href]').each((_, link) => {
    links.push({ target: $(link).attr('href') ?? '', text: squeeze($(link).text()) });
  });
  collect($, body, sections);
  for (const section of sections) section.text = section.text.trim().replace(/\n+/g, '\n');
  return title ? { path, crumbs, sections, links } : undefined;
}

function collect($: CheerioAPI, parent: Cheerio<AnyNode>, sections: Section[]): void {
  parent.contents().each((_, node) => {
    const element = $(node);
    const section = sections.at(-1);
    if (!section) return;
    const heading = node.type === 'tag' ? /^h([1-6])$/.exec(node.name)?.[1] : undefined;
    if (heading && Number(heading) <= 4) {
      sections.push({
        id: element.attr('id') ?? '',
        level: Number(heading),
        heading: squeeze(element.text()),
        text: '',
        code: [],
        names: [],
      });
    } else if (node.type === 'tag' && element.find('h2, h3, h4').length) {
      collect($, element, sections);
    } else {
      element
        .find('code')
        .addBack('code')
        .each((_at, code) => {
          section.code.push(squeeze($(code).text()));
        });
      element.find(explained).each((_at, code) => {
        section.names.push(squeeze($(code).text()));
      });
      if (node.type === 'tag' && node.name === 'pre') return;
      element.find('pre').remove();
      section.text += `\n${textOf($, element)}`;
    }
  });
}
