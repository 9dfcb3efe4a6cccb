import type { Element, ElementContent, Nodes } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeRemark, { type Options } from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

/** A sample or a region of one, as a page shows it. */
export interface ShownSample {
  /** Its path in the folder of samples. */
  name: string;
  /** The file name above it, under which a reader saves it; commands have none. */
  title?: string;
  text: string;
}

type SampleBlock = Omit<ShownSample, 'text'>;

export interface MarkdownOptions {
  /** The public URL of the page. */
  address: string;
  /** Returns the Markdown address for a link of the page. */
  resolve: (target: URL) => string;
  /** Appended to a page: what its samples need and it does not show. */
  addTo: (shown: readonly ShownSample[]) => { heading: string; files: readonly ShownSample[] };
}

/** A page as text for programs. */
export interface MarkdownPage {
  title: string;
  description: string;
  markdown: string;
  /** The samples on the page, in order. */
  shown: readonly ShownSample[];
}

/** Elements that can be replaced by their text. */
const allowedTags = new Set(
  (
    'a b blockquote br code del div em h1 h2 h3 h4 h5 h6 header hr i kbd label li ol p pre s section span ' +
    'strong sub sup time ul caption dd details dl dt figcaption figure summary table tbody td th ' +
    'thead tr img svg'
  ).split(' '),
);

const isElement = (node: Nodes | undefined): node is Element => node?.type === 'element';

const isNamed = (node: Nodes | undefined, ...names: string[]): boolean =>
  isElement(node) && names.includes(node.tagName);

const childrenOf = (node: Nodes): ElementContent[] => (isElement(node) ? node.children : []);

const text = (value: string): ElementContent => ({ type: 'text', value });

const create = (
  tagName: string,
  children: ElementContent[],
  properties: Element['properties'] = {},
): Element => ({ type: 'element', tagName, properties, children });

/** The label of a drawing; its texts are meaningful only where they are positioned. */
function labelOfDrawing({ tagName, properties }: Element): string {
  const name = properties.alt ?? properties.ariaLabel;
  if (typeof name === 'string' && name) return name;
  throw new Error(`<${tagName}> has no words that could stand in its place: give it a label`);
}

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

function find(node: Nodes, isFound: (element: Element) => boolean): Element | undefined {
  if (isElement(node) && isFound(node)) return node;
  if (!('children' in node)) return undefined;
  for (const child of node.children) {
    const found = find(child, isFound);
    if (found) return found;
  }
  return undefined;
}

/** A decorative picture beside text that says the same. */
const isIcon = (node: Element): boolean =>
  isNamed(node, 'svg') &&
  node.properties.role !== 'img' &&
  !find(node, ({ tagName }) => tagName === 'text');

const isIgnoredBySearch = (node: Element, ...names: string[]): boolean =>
  isNamed(node, ...names) && 'dataSearchIgnore' in node.properties;

/** Controls, and what repeats other text. */
const isOmitted = (node: Element, isInSample: boolean): boolean =>
  isNamed(node, 'button', 'caption', 'input', 'nav', 'script', 'style', 'template', 'wbr') ||
  node.properties.ariaHidden === 'true' ||
  isIcon(node) ||
  [node.properties.className].flat().includes('hash-link') ||
  // Boxes of controls, and the header of a sample: the code block has its title.
  isIgnoredBySearch(node, 'div') ||
  // The notes beside the buttons of a sample. Elsewhere, such elements are facts.
  (isInSample && isIgnoredBySearch(node, 'span'));

/** The sample that an element shows, if it is the block of one, with the title in its header. */
function readSampleBlock(block: Element): SampleBlock | undefined {
  const name = block.properties.dataSample;
  if (typeof name !== 'string') return undefined;
  const header = find(block, (element) => isIgnoredBySearch(element, 'div'));
  const title = header && childrenOf(header).find(isElement);
  return { name, ...(title && { title: textOf(title) }) };
}

/** A code block, with its title and sample as properties. */
const createCode = ({ name, title, text: code }: Partial<ShownSample>): Element =>
  create('pre', [text(code ?? '')], { title, dataSample: name });

/** The anchor of links, as the pages' own sources write it. */
const anchorOf = ({ properties: { id } }: Element): ElementContent[] =>
  typeof id === 'string' ? [text(` {#${id}}`)] : [];

/** Converts a definition list to a list, with the start of each description on the term's line. */
function listTerms(list: Element): Element {
  const items: { line: ElementContent[]; below: ElementContent[] }[] = [];
  for (const part of list.children) {
    for (const child of isNamed(part, 'div') ? childrenOf(part) : [part]) {
      if (isNamed(child, 'dt')) {
        const anchor = part === child ? [] : anchorOf(part as Element);
        items.push({ line: [...childrenOf(child), ...anchor], below: [] });
      } else if (isNamed(child, 'dd')) {
        const item = items.at(-1);
        const description = childrenOf(child);
        const at = description.findIndex((one) => isBlock(one) && !isNamed(one, 'p'));
        const lead = at < 0 ? description : description.slice(0, at);
        const words = lead.flatMap((one) => (isNamed(one, 'p') ? childrenOf(one) : [one]));
        if (words.some((one) => textOf(one).trim())) item?.line.push(text(': '), ...words);
        item?.below.push(...description.slice(lead.length));
      }
    }
  }
  return create(
    'ul',
    items.map(({ line, below }) => create('li', [...line, ...below])),
  );
}

const isHeading = (node: Nodes): boolean => isNamed(node, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6');

const isBlock = (node: ElementContent): boolean =>
  isNamed(node, 'ul', 'ol', 'p', 'pre', 'table', 'div', 'details', 'blockquote');

/** The start of an item: a heading on its own line, and the text beside it. */
function readSummary(children: ElementContent[]): ElementContent[] {
  const headings = children.filter(isHeading);
  const rest = children.filter((child) => !isHeading(child));
  return [...headings, create('p', rest)];
}

/** Converts the article of a page to elements that Markdown has. */
class ArticleReader {
  readonly shown: ShownSample[] = [];
  readonly #options: MarkdownOptions;
  readonly #linked = new Set<string>();

  constructor(options: MarkdownOptions) {
    this.#options = options;
  }

  /** The text of a node, which may be inside the block of a sample. */
  read(node: Nodes, sample?: SampleBlock): ElementContent[] {
    // Non-breaking characters would be copied with the text.
    if (node.type === 'text') return [text(node.value.replace(/[\u200b\u2060]/g, ''))];
    if (!isElement(node) || isOmitted(node, sample !== undefined)) return [];
    if (!allowedTags.has(node.tagName))
      throw new Error(`<${node.tagName}> has no place in Markdown`);
    if (isNamed(node, 'svg', 'img')) return [create('p', [text(labelOfDrawing(node))])];
    if (isNamed(node, 'pre')) return [this.#readCode(node, sample)];
    const children = this.#readAll(node, sample);
    if (isNamed(node, 'a')) {
      const target = new URL(String(node.properties.href), this.#options.address);
      const href = this.#options.resolve(target);
      // Reference links, once per address: a table may link to a page thirty times, and an address
      // is twenty tokens.
      if (this.#linked.has(href)) return children;
      this.#linked.add(href);
      return [create('a', children, { href })];
    }
    if (isNamed(node, 'dl')) return [listTerms({ ...node, children })];
    if (isNamed(node, 'details')) return children;
    // The name of a tab, above its content.
    if (isNamed(node, 'label')) return [create('p', [create('strong', children)])];
    if (isNamed(node, 'summary', 'figcaption')) return readSummary(children);
    if (isHeading(node)) return [create(node.tagName, [...children, ...anchorOf(node)])];
    return [{ ...node, children }];
  }

  #readAll(node: Element, around?: SampleBlock): ElementContent[] {
    const sample = readSampleBlock(node) ?? around;
    const read: ElementContent[] = [];
    for (const child of node.children) {
      const parts = this.read(child, sample);
      // Adjacent labels that only CSS separates.
      if (isElement(read.at(-1)) && isElement(parts[0])) read.push(text(' '));
      read.push(...parts);
    }
    return read;
  }

  #readCode(node: Element, sample?: SampleBlock): Element {
    const code = textOf(node).replace(/\u2060/g, '');
    if (sample) this.shown.push({ ...sample, text: code });
    return createCode({ ...sample, text: code });
  }
}

const writer = unified()
  .use(rehypeRemark, {
    handlers: {
      pre: (_, { children, properties: { title, dataSample } }: Element) => {
        const [name, value] = [String(dataSample ?? ''), children.map(textOf).join('')];
        const meta = [title && `title="${title}"`, name && `sample="${name}"`].filter(Boolean);
        // A section may exist only in the app.
        const isScript = name.endsWith('.html') && !value.startsWith('<');
        const lang = isScript ? 'js' : name.slice(name.lastIndexOf('.') + 1) || 'ts';
        return { type: 'code', lang, meta: meta.join(' ') || null, value };
      },
    },
  } satisfies Options)
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', rule: '-', resourceLink: true });

/**
 * Converts a built page to Markdown, from the rendered article, so that no component can be
 * forgotten or say something else in each format.
 *
 * @throws when the page has no article, or something in it has no words
 */
export function toMarkdown(html: string, options: MarkdownOptions): MarkdownPage {
  const document = unified().use(rehypeParse).parse(html);
  const article = find(document, ({ properties: { className } }) =>
    [className].flat().includes('theme-doc-markdown'),
  );
  const title = article && find(article, ({ tagName }) => tagName === 'h1');
  const description = find(document, ({ properties: { name } }) => name === 'description');
  if (!article || !title) throw new Error('there is no article');
  const head = { title: textOf(title), description: String(description?.properties.content ?? '') };
  const reader = new ArticleReader(options);
  const children = reader.read(article);
  const { heading, files } = options.addTo(reader.shown);
  if (files.length > 0) children.push(create('h2', [text(heading)]));
  children.push(...files.map(createCode));
  const markdown = writer.stringify(writer.runSync({ type: 'root', children }));
  return { ...head, markdown, shown: reader.shown };
}
