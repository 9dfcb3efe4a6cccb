import type { Link, Page, Section } from '../engine/page';

const heading = /^(#{1,6})\s+(.*?)\s*#*\s*$/;
/** A list item or a row that begins with code explains it. */
const named = /^\s*(?:[-*+]|\d+\.|\|)\s*(?:\*\*)?`([\w$.@:()-]{2,40})`/gm;
const explicitId = /\s*(?:\{\s*#([^}\s]+)\s*\}|\{\/\*\s*(.*?)\s*\*\/\})\s*$/;

/** Makes an anchor of a heading the way GitHub does. */
function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
}

function plain(markdown: string): string {
  return markdown
    .replace(/<!--.*?-->/gs, ' ')
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(`+)(.*?)\1/g, (_, _ticks, code: string) => code.replace(/</g, '\u2039'))
    .replace(/\\([<>*_`#])/g, (_, mark: string) => (mark === '<' ? '\u2039' : mark))
    .replace(/<\/?[A-Za-z][^<>]*>/g, ' ')
    .replace(/\u2039/g, '<')
    .replace(/\*\*|~~|(?<![\p{L}\p{N}])[*_]|[*_](?![\p{L}\p{N}])/gu, '')
    .replace(/^\s*(?:[-*+]|\d+\.|>|\|)\s*/gm, '')
    .replace(/\s*\|\s*/g, ' · ')
    .replace(/[ \t]+/g, ' ')
    .trim();
}

/** A title may be nothing but a tag: `<form>`. */
function plainTitle(title: string): string {
  return plain(title) || title.replace(/[<>/]/g, ' ').trim();
}

function frontMatter(source: string): [Map<string, string>, string] {
  const match = /^\uFEFF?---\r?\n(.*?)\r?\n---\r?\n?/s.exec(source);
  const entries = new Map<string, string>();
  for (const line of match?.[1]?.split(/\r?\n/) ?? []) {
    const [, key, value] = /^(\w+):\s*(.*?)\s*$/.exec(line) ?? [];
    if (key && value) entries.set(key, value.replace(/^(['"])(.*)\1$/, '$2'));
  }
  return [entries, source.slice(match?.[0].length ?? 0)];
}

/** Reads a page of Markdown or MDX, of whatever dialect, by its headings. */
export function readMarkdown(path: string, source: string): Page {
  const [matter, body] = frontMatter(source);
  const links: Link[] = [];
  const sections: Section[] = [
    {
      id: '',
      level: 1,
      heading: plainTitle(matter.get('title') ?? ''),
      text: '',
      code: [],
      names: [],
    },
  ];
  let lines: string[] = [];
  let fence = '';
  const finish = (): void => {
    const text = lines.join('\n');
    const section = sections.at(-1);
    if (section) {
      section.text = plain(text);
      section.names = [...text.matchAll(named)].map((match) => match[1] ?? '');
      section.code = [...text.matchAll(/`([^`\n]+)`/g)].map((match) => match[1] ?? '');
    }
    for (const [, label = '', target = ''] of text.matchAll(/\[([^\]]+)\]\(([^)\s]+)[^)]*\)/g)) {
      links.push({ target, text: plain(label) });
    }
    lines = [];
  };
  for (const line of body.split(/\r?\n/)) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1] ?? '';
    if (mark && (!fence || mark.startsWith(fence))) fence = fence ? '' : mark;
    if (fence || mark || /^\s*(?:import|export)\s.*(?:from\s|=)/.test(line)) continue;
    const [, hashes, content] = heading.exec(line) ?? [];
    if (!hashes || content === undefined) {
      lines.push(line);
      continue;
    }
    const [, braceId, commentId] = explicitId.exec(content) ?? [];
    const text = plainTitle(content.replace(explicitId, ''));
    const first = sections[0];
    if (hashes.length === 1 && sections.length === 1 && first && !lines.join('').trim()) {
      first.heading ||= text;
      continue;
    }
    finish();
    sections.push({
      id: braceId ?? commentId ?? slug(text),
      level: hashes.length,
      heading: text,
      text: '',
      code: [],
      names: [],
    });
  }
  finish();
  const first = sections[0];
  if (first && !first.heading)
    first.heading = decodeURIComponent(path.split('/').filter(Boolean).at(-1) ?? '');
  return { path, crumbs: [], sections, links };
}
