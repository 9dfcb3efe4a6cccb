import { barePath, newSection, type Page, type Section } from './page';

/** A self-closing component that shows a short name, such as `<ErrorCode code="text-empty" />`. */
const naming = /<[A-Z]\w*\s[^<>]*?\b(?:name|code|of)="([\w.-]+)"[^<>]*\/>/g;

/** The plain text of Markdown, without tags and comments. */
function plainText(markdown: string): string {
  return markdown
    .replace(/<!--.*?-->/gs, ' ')
    .replace(naming, '$1')
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(`+)(.*?)\1/g, (_, _ticks, code: string) => code.replace(/</g, '\u2039'))
    .replace(/\\([<>*_`#|])/g, (_, mark: string) => (mark === '<' ? '\u2039' : mark))
    .replace(/<\/?[A-Za-z][^<>]*>/g, ' ')
    .replace(/\u2039/g, '<')
    .replace(/\*\*|~~|(?<![\p{L}\p{N}])[*_]|[*_](?![\p{L}\p{N}])/gu, '')
    .replace(/^\s*(?:[-*+]|\d+\.|>|\|(?!\|))\s*/gm, '')
    .replace(/\s*(?<!\|)\|(?!\|)\s*/g, ' · ')
    .replace(/[ \t]+/g, ' ')
    .trim();
}

/** The text of a title, which may consist of a tag: `<form>`. */
const plainTitle = (title: string): string =>
  plainText(title) || title.replace(/[<>/]/g, ' ').trim();

/** Parses the front matter; returns its entries and the rest. */
function readFrontMatter(source: string): [entries: Map<string, string>, body: string] {
  const match = /^\uFEFF?---\r?\n(.*?)\r?\n---\r?\n?/s.exec(source);
  const entries = new Map<string, string>();
  for (const line of match?.[1]?.split(/\r?\n/) ?? []) {
    const [, key, value] = /^(\w+):\s*(.*?)\s*$/.exec(line) ?? [];
    if (key && value) entries.set(key, value.replace(/^(['"])(.*)\1$/, '$2'));
  }
  return [entries, source.slice(match?.[0].length ?? 0)];
}

const headingLine = /^(#{1,6})\s+(.*?)\s*#*\s*$/;
/** An explicit heading id: `{#id}`, or a comment of MDX. */
const explicitId = /\s*(?:\{\s*#([^}\s]+)\s*\}|\{\/\*\s*#?(.*?)\s*\*\/\})\s*$/;

/** Generates an anchor for a heading as GitHub does. */
function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
}

/** Parses a heading that starts a section; returns nothing for other lines. */
function readHeading(line: string): Section | undefined {
  const [, hashes, content] = headingLine.exec(line) ?? [];
  if (!hashes || content === undefined) return undefined;
  const ids = explicitId.exec(content)?.slice(1) ?? [];
  const text = plainTitle(content.replace(explicitId, ''));
  return newSection(ids.find(Boolean) ?? slug(text), hashes.length, text);
}

/** A section with the source below its heading. */
interface RawSection {
  section: Section;
  lines: string[];
  /** The lines of its code blocks. */
  code: string[];
}

/**
 * Splits the body of a page at its headings. Text before the first belongs to the page, and so does
 * the text below its title: the first heading, if all others are of a lower level.
 */
function splitSections(page: Section, body: string): RawSection[] {
  let current: RawSection = { section: page, lines: [], code: [] };
  const all = [current];
  let fence = '';
  for (const line of body.split(/\r?\n/)) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1] ?? '';
    if (mark && (!fence || mark.startsWith(fence))) {
      fence = fence ? '' : mark;
      continue;
    }
    if (fence) {
      current.code.push(line);
      continue;
    }
    if (/^\s*(?:import|export)\s.*(?:from\s|=)/.test(line)) continue;
    const section = readHeading(line);
    if (section) all.push((current = { section, lines: [], code: [] }));
    else current.lines.push(line);
  }
  const [top, first, ...others] = all;
  const isTitle = others.every(({ section }) => section.level > (first?.section.level ?? 0));
  if (top && first && isTitle && !page.heading) {
    page.heading = first.section.heading;
    all.splice(0, 2, {
      section: page,
      lines: [...top.lines, ...first.lines],
      code: [...top.code, ...first.code],
    });
  }
  return all;
}

/** A list item or row that starts with code defines it. */
const named = /^\s*(?:[-*+]|\d+\.|\|)\s*(?:\*\*)?`([\w$.@:()-]{2,40})`/gm;

const firstGroups = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? '');

/** Reads a page of Markdown or MDX. */
export function readMarkdown(path: string, source: string): Page {
  const [matter, body] = readFrontMatter(source);
  const page = newSection('', 1, plainTitle(matter.get('title') ?? ''));
  const raw = splitSections(page, body);
  const links: string[] = [];
  for (const { section, lines, code } of raw) {
    const text = lines.join('\n');
    section.text = plainText(text);
    section.names = firstGroups(text, named);
    section.code = firstGroups(text, /`([^`\n]+)`/g);
    if (code.length) section.code.push(code.join('\n'));
    links.push(...firstGroups(text, /\[[^\]]+\]\(([^)\s]+)[^)]*\)/g));
  }
  page.heading ||= decodeURIComponent(barePath(path).split('/').at(-1) ?? '');
  return { path, crumbs: [], sections: raw.map(({ section }) => section), links };
}
