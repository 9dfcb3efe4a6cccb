import { readFileSync } from 'node:fs';
import type { Locale } from '../../../brand';
import { relativeToRepository } from '../../sdk-reference/repositoryPaths';
import { createContext } from '../../sdk-reference/remark/createContext';
import { fillFacts } from '../../sdk-reference/remark/fillFacts';
import { listComponents } from './listComponents';
import { listHeadings } from './listHeadings';
import type { Page, PageProblem } from './Page';
import { parseMdx } from './parseMdx';
import { readFrontMatter } from './readFrontMatter';

/** A page, and what it says of the SDK that is not so. */
export interface ReadPage {
  page: Page;
  problems: PageProblem[];
}

// No rule reads the colours of code.
const leavePlain = (code: string): Promise<string> => Promise.resolve(code);

/** Reads a page from its text. */
export async function readPageText(
  source: string,
  place: { locale: Locale; name: string; file: string },
): Promise<ReadPage> {
  const tree = parseMdx(source);
  const components = listComponents(tree);
  const filled = structuredClone(tree);
  const found = await fillFacts(filled, createContext(place.locale, leavePlain));
  const problems = found.map((problem) => ({ ...problem, file: place.file, rule: 'facts' }));
  const frontMatter = readFrontMatter(tree);
  const headings = listHeadings(filled);
  return { page: { ...place, source, frontMatter, tree, filled, headings, components }, problems };
}

/** Reads a page from its file. */
export function readPage(file: string, name: string, locale: Locale): Promise<ReadPage> {
  const place = { locale, name, file: relativeToRepository(file) };
  return readPageText(readFileSync(file, 'utf8'), place);
}
