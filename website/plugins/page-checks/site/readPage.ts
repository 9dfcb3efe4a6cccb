import { readFileSync } from 'node:fs';
import type { Locale } from '../../../brand';
import { relativeToRepository } from '../../sdk-reference/repositoryPaths';
import { createContext } from '../../sdk-reference/remark/createContext';
import { fillFacts } from '../../sdk-reference/remark/fillFacts';
import { listNodes } from '../../page-components/listNodes';
import { listComponents } from './listComponents';
import { listHeadings } from './listHeadings';
import { listPhrases } from './listPhrases';
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
  const nodes = listNodes(tree);
  const components = listComponents(nodes);
  const found = await fillFacts(tree, createContext(place.locale, leavePlain));
  const problems = found.map((problem) => ({ ...problem, file: place.file, rule: 'facts' }));
  const frontMatter = readFrontMatter(tree);
  const phrases = listPhrases({ source, frontMatter, nodes });
  const headings = listHeadings(listNodes(tree));
  const read = { source, frontMatter, nodes, phrases, components, headings, filled: tree };
  return { page: { ...place, ...read }, problems };
}

/** Reads a page from its file. */
export function readPage(file: string, name: string, locale: Locale): Promise<ReadPage> {
  const place = { locale, name, file: relativeToRepository(file) };
  return readPageText(readFileSync(file, 'utf8'), place);
}
