import { DomUtils } from 'htmlparser2';
import {
  childrenOf,
  type Element,
  firstIn,
  hasClass,
  isElement,
  type Node,
  parseHtml,
} from './htmlTree';
import { lineOfColumns } from './columns';
import { newSection, type Page, type Section } from './page';

const noiseTags = 'script style noscript template nav footer button svg thead caption'.split(' ');

/** Whether a node is not content: page layout, controls, hidden elements. */
function isNoise(node: Node): boolean {
  return (
    isElement(node) &&
    (noiseTags.includes(node.name) ||
      node.attribs.hidden !== undefined ||
      node.attribs['data-search-ignore'] !== undefined ||
      node.attribs['aria-hidden'] === 'true' ||
      hasClass(node, 'hash-link') ||
      hasClass(node, 'table-of-contents'))
  );
}

/** Removes descendants that pass a test from a node. */
function remove(parent: Node, test: (node: Node) => boolean): void {
  if (!DomUtils.hasChildren(parent)) return;
  parent.children = parent.children.filter((child) => !test(child));
  for (const child of parent.children) remove(child, test);
}

const blocks = 'p li tr dt dd div blockquote figcaption summary br h4 h5 h6'.split(' ');

/** Collapses white space. */
function squeeze(text: string): string {
  return text
    .replace(/[\u200b\u2060]/g, '')
    .replace(/[ \u00a0\t\n\r]+/g, ' ')
    .trim();
}

const plainText = (node: Node): string => squeeze(DomUtils.textContent(node));

/** Where a table keeps the names of its columns after its head is removed. */
const columnsAttribute = 'data-search-columns';

/** Keeps the names of a table's columns, which are no content of their own. */
function keepColumns(table: Element): void {
  const row = DomUtils.findOne(
    ({ name }) => name === 'tr',
    DomUtils.getElementsByTagName('thead', table),
  );
  const names = row ? childrenOf(row).filter((node) => isElement(node, 'th', 'td')) : [];
  table.attribs[columnsAttribute] = lineOfColumns(names.map(plainText));
}

/** The line that names the columns of the table that a node is or belongs to. */
function columnsOf(node: Node): string {
  if (!isElement(node)) return '';
  if (['tr', 'tbody'].includes(node.name)) return node.parent ? columnsOf(node.parent) : '';
  const line = node.attribs[columnsAttribute];
  return line ? `${line}\n` : '';
}

/** Elements that are separated from what follows. */
function gapAfter(node: Node, next: Node | undefined): string {
  if (isElement(node, 'td', 'th')) return ' · ';
  if (isElement(node, ...blocks)) return '\n';
  // A name and its type, separated only by CSS, would run together.
  return isElement(node, 'span', 'code', 'em', 'strong') && isElement(next) ? ' ' : '';
}

function spacedText(node: Node): string {
  if (DomUtils.isText(node)) return node.data;
  const text = childrenOf(node)
    .filter((child) => !isElement(child, 'pre'))
    .map((child, at, all) => spacedText(child) + gapAfter(child, all[at + 1]))
    .join('');
  return isElement(node, 'table') ? `\n${columnsOf(node)}${text}` : text;
}

/** The text of a node by lines, without code blocks. */
function textOf(node: Node): string {
  return spacedText(node)
    .split('\n')
    .map(squeeze)
    .filter(Boolean)
    .join('\n')
    .replace(/ ·(?=\n|$)/g, '');
}

const isFirst = (element: Element): boolean =>
  !element.parent || childrenOf(element.parent).find((node) => isElement(node)) === element;

function beginsItem({ parent }: Element): boolean {
  if (!isElement(parent, 'li', 'p')) return false;
  return parent.name === 'li' || (isFirst(parent) && isElement(parent.parent, 'li'));
}

/** Whether code starts a row, list item or definition, and so is defined by it. */
function isExplained(code: Element): boolean {
  if (!isFirst(code)) return false;
  if (beginsItem(code)) return true;
  for (let node: Node | null = code.parent; isElement(node); node = node.parent) {
    if (node.name === 'dt') return true;
    if (isElement(node.parent, 'tr') && isFirst(node)) return true;
  }
  return false;
}

/** The name that a row, item or definition with an anchor defines. */
function nameOfEntry(node: Node): string | undefined {
  if (!isElement(node, 'tr', 'li', 'dt', 'div') || !node.attribs.id) return undefined;
  const code = firstIn(node, 'code');
  return code && isExplained(code) ? plainText(code) : undefined;
}

function addContent(section: Section, node: Node): void {
  for (const element of DomUtils.getElementsByTagName('code', node)) {
    const code = plainText(element);
    section.code.push(code);
    if (element !== node && isExplained(element)) section.names.push(code);
  }
  if (!isElement(node, 'pre')) {
    const columns = isElement(node, 'table') ? '' : columnsOf(node);
    section.text += `\n${columns}${textOf(node)}`;
  }
}

const headings = ['h2', 'h3', 'h4'];
const beginsSection = (node: Node): boolean =>
  isElement(node, ...headings) || nameOfEntry(node) !== undefined;

/** Splits a page into sections: one for each heading, and for each entry with an anchor. */
class SectionReader {
  readonly sections: Section[];
  private current: Section;

  constructor(title: string) {
    this.current = newSection('', 1, title);
    this.sections = [this.current];
  }

  read(parent: Node): void {
    for (const node of childrenOf(parent)) {
      const entry = nameOfEntry(node);
      if (isElement(node, ...headings)) {
        this.current = this.begin(node, Number(node.name.slice(1)), plainText(node));
      } else if (entry !== undefined) {
        this.current.names.push(entry);
        addContent(this.begin(node, this.current.level + 1, entry), node);
      } else if (DomUtils.existsOne(beginsSection, DomUtils.getChildren(node))) this.read(node);
      else addContent(this.current, node);
    }
  }

  private begin(node: Node, level: number, heading: string): Section {
    const section = newSection((isElement(node) && node.attribs.id) || '', level, heading);
    this.sections.push(section);
    return section;
  }
}

function contentOf(document: Node): Node {
  const main = firstIn(document, 'main');
  const article = (main && firstIn(main, 'article')) ?? firstIn(document, 'article');
  return article ?? main ?? firstIn(document, 'body') ?? document;
}

const textOfFirst = (node: Node, name: string): string => {
  const element = firstIn(node, name);
  return element ? plainText(element) : '';
};

/** Reads an HTML page. Returns nothing if it has no content or is not to be indexed. */
export function readHtml(path: string, html: string): Page | undefined {
  const document = parseHtml(html);
  const robots = DomUtils.getElementsByTagName('meta', document).find(
    ({ attribs }) => attribs.name === 'robots',
  );
  if (/noindex/.test(robots?.attribs.content ?? '')) return undefined;
  const crumbs = DomUtils.findAll(
    (element) => hasClass(element, 'breadcrumbs__item'),
    document.children,
  )
    .map((item) => plainText(item))
    .filter(Boolean)
    .slice(0, -1);
  const content = contentOf(document);
  DomUtils.getElementsByTagName('table', content).forEach(keepColumns);
  remove(content, isNoise);
  const heading = textOfFirst(content, 'h1') || textOfFirst(document, 'title');
  remove(content, (node) => isElement(node, 'h1'));
  const links = DomUtils.getElementsByTagName('a', content).flatMap(
    ({ attribs }) => attribs.href ?? [],
  );
  const reader = new SectionReader(heading);
  reader.read(content);
  for (const section of reader.sections) section.text = section.text.trim().replace(/\n+/g, '\n');
  return heading ? { path, crumbs, sections: reader.sections, links } : undefined;
}
