import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import Ajv2020 from 'ajv/dist/2020';
import { DomUtils, ElementType } from 'htmlparser2';
import type { Code, Nodes, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { listNodes } from 'docs-kit';
import { describe, expect, it } from 'vitest';
import { brand } from '../../website/brand';
import { pages } from '../site/routes';
import { buildFolder, findElements, readBuiltPage, textOf } from './readBuiltPage';

const site = brand.publicUrl + brand.baseUrl;
const docs = pages.filter((page) => /docs\/./.test(page));
const read = (name: string): string => readFileSync(join(buildFolder, name), 'utf8');
const fileOf = (page: string): string => page.replace(/\/$/, '.md');
const parse = (markdown: string): Root => unified().use(remarkParse).use(remarkGfm).parse(markdown);

function valuesOf(tree: Root, type: 'code' | 'inlineCode' | 'html'): string[] {
  return listNodes(tree).flatMap((node) =>
    node.type === type ? (node as { value: string }).value : [],
  );
}

const codesOf = (tree: Root): Code[] =>
  listNodes(tree).filter((node): node is Code => node.type === 'code');

/** The heading above the files that samples import, which pages do not show. */
const filesHeading = /^## (?:Files that these samples need|예제에 필요한 파일)$/m;

const wordsOf = (node: Nodes): string => {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(wordsOf).join(' ') : '';
};

/** The article of a page, without controls and repetitions. */
function articleOf(page: string) {
  const article = findElements(readBuiltPage(page), 'div').find(({ attribs }) =>
    attribs.class?.includes('theme-doc-markdown'),
  );
  if (!article) throw new Error(`${page} has no article`);
  // Controls and drawings; Markdown has only their labels.
  for (const name of ['button', 'svg'])
    for (const element of findElements(article, name)) DomUtils.removeElement(element);
  return article;
}

/** The text of an element, with adjacent boxes separated and code unchanged. */
function saidBy(element: ReturnType<typeof articleOf>): string {
  if (element.name === 'pre') return textOf(element);
  const parts = element.children.map((child) => {
    if (child.type === ElementType.Text) return (child as unknown as { data: string }).data;
    if (child.type !== ElementType.Tag) return '';
    const inner = child as typeof element;
    return inner.attribs['aria-hidden'] === 'true' ? '' : saidBy(inner);
  });
  return parts.join(' ');
}

const count = (text: string): number => text.split(/\s+/).filter(Boolean).length;
const numbersIn = (text: string): string[] => [...new Set(text.match(/\d+(?:[,.]\d+)*/g))].sort();
const plain = (text: string): string => text.replace(/[\u2060\u200b]/g, '');

describe.runIf(existsSync(buildFolder))('Markdown for assistants', () => {
  describe.each(docs)('%s', (page) => {
    it('contains no HTML or component tags', () => {
      expect(valuesOf(parse(read(fileOf(page))), 'html')).toEqual([]);
    });

    it('has the same headings, tables, samples and inline code as the page', () => {
      const tree = parse(read(fileOf(page)));
      const article = articleOf(page);
      const headings = listNodes(tree)
        .filter(({ type }) => type === 'heading')
        .map(wordsOf);
      for (const level of ['h2', 'h3']) {
        for (const { attribs } of findElements(article, level))
          expect(headings.filter((text) => text.endsWith(`{#${attribs.id}}`))).toHaveLength(1);
      }
      const tables = listNodes(tree).filter(({ type }) => type === 'table');
      expect(
        tables.map((table) => listNodes(table).filter(({ type }) => type === 'tableRow').length),
      ).toEqual(findElements(article, 'table').map((table) => findElements(table, 'tr').length));
      const blocks = valuesOf(tree, 'code');
      const shown = findElements(article, 'pre').map((block) => plain(textOf(block)));
      expect(blocks.slice(0, shown.length)).toEqual(shown);
      const names = valuesOf(tree, 'inlineCode');
      const named = findElements(article, 'code').map((name) => plain(textOf(name)));
      expect(named.filter((name) => !shown.includes(name) && !names.includes(name))).toEqual([]);
      expect(names.filter((name) => !named.includes(name))).toEqual([]);
    });

    it('titles each sample with the file name that the page shows, beside its id', () => {
      const blocks = findElements(articleOf(page), 'div').filter(
        ({ attribs }) => attribs['data-sample'],
      );
      const shown = blocks.map((block) => {
        const [header] = findElements(block, 'div', { 'data-search-ignore': '' });
        const title = header && textOf(findElements(header, 'span').slice(0, 1));
        return `${title ? `title="${title}" ` : ''}sample="${block.attribs['data-sample']}"`;
      });
      const named = codesOf(parse(read(fileOf(page)))).flatMap(({ meta }) => meta ?? []);
      expect(named.slice(0, shown.length)).toEqual(shown);
    });

    it('omits the notes beside the buttons of samples', () => {
      const blocks = findElements(articleOf(page), 'div').filter(
        ({ attribs }) => attribs['data-sample'],
      );
      const notes = blocks
        .flatMap((block) => findElements(block, 'span', { 'data-search-ignore': '' }))
        .map(textOf);
      const said = wordsOf(parse(read(fileOf(page))));
      expect(notes.filter((note) => said.includes(plain(note)))).toEqual([]);
    });

    it('contains each file that its samples import, once and without re-exports', () => {
      const markdown = read(fileOf(page));
      const codes = codesOf(parse(markdown));
      const titles = codes.flatMap(({ meta }) => /^title="(.*?)"/.exec(meta ?? '')?.[1] ?? []);
      const bareNames = titles.map((title) => basename(title).replace(/\.\w+$/, ''));
      for (const { value } of codes) {
        expect(value).not.toMatch(/^export .* from '\.[^']*';\s*$/);
        for (const [, from = ''] of value.matchAll(/^import .* from '(\.{1,2}\/[^']+)';$/gm))
          expect(bareNames).toContain(basename(from).replace(/\.\w+$/, ''));
      }
      const [, files = ''] = markdown.split(filesHeading);
      const listed = [...files.matchAll(/ title="(.*?)"/g)].map(([, title]) => title);
      expect(listed).toEqual([...new Set(listed)]);
    });

    it('has the same numbers as the page, and at most 30% more words', () => {
      const [markdown, whole] = [read(fileOf(page)), saidBy(articleOf(page))];
      const tree = parse(markdown);
      const markdownNumbers = new Set(numbersIn(wordsOf(tree)));
      const shown = numbersIn(plain(whole));
      expect(shown.filter((one) => !markdownNumbers.has(one))).toEqual([]);
      const extra = markdown.search(filesHeading);
      const own = wordsOf(parse(extra < 0 ? markdown : markdown.slice(0, extra)));
      const ids = /\{#[^}]*\}/g;
      expect(numbersIn(own.replace(ids, '')).filter((one) => !shown.includes(one))).toEqual([]);
      expect(count(own) / count(whole)).toBeLessThan(1.3);
    });

    it('has only absolute links, and those to the site resolve', () => {
      const links = listNodes(parse(read(fileOf(page)))).flatMap((node) =>
        node.type === 'link' ? node.url : [],
      );
      expect(links.filter((url) => !/^(https?|mailto):/.test(url))).toEqual([]);
      for (const url of links.filter((one) => one.startsWith(site))) {
        const [path = '', id] = url.slice(site.length).split('#');
        const file = path === '' || path.endsWith('/') ? `${path}index.html` : path;
        expect([url, existsSync(join(buildFolder, file))]).toEqual([url, true]);
        if (id) expect(read(file)).toContain(`{#${id}}`);
      }
    });

    it('is linked from the head of the page', () => {
      const links = findElements(readBuiltPage(page), 'link', { type: 'text/markdown' });
      expect(links.map(({ attribs }) => attribs.href)).toEqual([site + fileOf(page.slice(1))]);
    });
  });

  it.each(['', 'en/'])(
    '%sllms.txt lists every page of its language, and only existing files',
    (at) => {
      const list = read(`${at}llms.txt`);
      const listed = [...list.matchAll(/^- \[[^\]]+\]\((.*?)\)/gm)].map(([, url = '']) => url);
      expect(
        listed.filter((url) => !existsSync(join(buildFolder, url.slice(site.length)))),
      ).toEqual([]);
      const own = docs.filter((page) => page.startsWith('/en/') === (at === 'en/'));
      expect(listed.filter((url) => url.endsWith('.md')).sort()).toEqual(
        own.map((page) => site + fileOf(page.slice(1))).sort(),
      );
      const full = read(`${at}llms-full.txt`);
      for (const page of own) expect(full).toContain(`<${site}${page.slice(1)}>`);
      expect(read(`${at}llms-small.txt`).length).toBeLessThan(full.length / 4);
    },
  );

  it.each(['', 'en/'])('%sllms-small.txt contains the first sample of every page', (at) => {
    const all = codesOf(parse(read(`${at}llms-small.txt`)));
    const firsts = docs
      .filter((page) => page.startsWith('/en/') === (at === 'en/'))
      .flatMap((page) => codesOf(parse(read(fileOf(page)))).find(({ meta }) => meta) ?? []);
    expect(firsts.map(({ meta }) => meta)).toContain(
      'title="token-server.js" sample="authentication/token-server.js"',
    );
    for (const { meta, value } of firsts)
      expect(
        all.some((one) => one.meta === meta && one.value === value),
        String(meta),
      ).toBe(true);
  });

  it.each(['', 'en/'])('%sllms-full.txt says where to save the files for frameworks', (at) => {
    const full = read(`${at}llms-full.txt`);
    for (const title of ['app/token/route.js', 'app/Chat.tsx', 'AGENTS.md', '.cursor/mcp.json'])
      expect(full).toContain(` title="${title}" sample="`);
  });

  it.each(['', 'en/'])('%sreference.json is valid against its schema, and complete', (at) => {
    const validate = new Ajv2020().compile(JSON.parse(read('reference.schema.json')));
    const reference = JSON.parse(read(`${at}reference.json`));
    expect(validate(reference), JSON.stringify(validate.errors)).toBe(true);
    expect(validate({ ...reference, errors: [{ code: 'aborted' }] })).toBe(false);
    for (const kind of ['functions', 'methods', 'options', 'events', 'states', 'errors', 'limits'])
      expect(reference[kind].length).toBeGreaterThan(3);
    const error = reference.errors.find(
      ({ code }: { code: string }) => code === 'microphone-denied',
    );
    expect(error.cause.length * error.fix.length).toBeGreaterThan(0);
    expect(read(`${at}docs/troubleshooting.md`)).toContain(error.cause);
  });

  it.each(['', 'en/'])('%ssamples.json contains the samples with the files they import', (at) => {
    const { samples, files } = JSON.parse(read(`${at}samples.json`));
    expect(samples['api/connect.ts'].files).toEqual(['api/connect.ts', 'api/getToken.ts']);
    for (const sample of Object.values<{ files: string[] }>(samples))
      for (const file of sample.files) expect(files[file].length).toBeGreaterThan(0);
  });
});
