import type { Page } from '../engine/page';
import { addContent, linksIn } from './markdown/addContent';
import { plainTitle } from './markdown/plainText';
import { readFrontMatter } from './markdown/readFrontMatter';
import { splitSections } from './markdown/splitSections';
import { barePath } from './paths';
import { newSection } from './newSection';

/** Reads a page of Markdown or MDX, of whatever dialect, by its headings. */
export function readMarkdown(path: string, source: string): Page {
  const [matter, body] = readFrontMatter(source);
  const page = newSection('', 1, plainTitle(matter.get('title') ?? ''));
  const raw = splitSections(page, body);
  for (const { section, text, fences } of raw) addContent(section, text, fences);
  page.heading ||= decodeURIComponent(barePath(path).split('/').at(-1) ?? '');
  return {
    path,
    crumbs: [],
    sections: raw.map(({ section }) => section),
    links: raw.flatMap(({ text }) => linksIn(text)),
  };
}
