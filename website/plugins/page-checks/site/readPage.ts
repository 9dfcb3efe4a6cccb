import { readFileSync } from 'node:fs';
import type { Root } from 'mdast';
import type { Locale } from '../../../brand';
import { relativeToRepository } from '../../../config/paths';
import { apiFacts } from '../../../config/apiFacts';
import { fillFacts } from 'api-facts';
import { listNodes, type Problem, UnreadablePage } from 'docs-kit';
import { listHeadings } from './listHeadings';
import type { Page } from './Page';
import { parseMdx } from './parseMdx';
import { readWriting } from './readWriting';

/** A page, and what it says of the SDK that is not so. */
export interface ReadPage {
  page: Page;
  problems: Problem[];
}

/** A page with what it was read from. */
export interface PageText extends ReadPage {
  source: string;
  /** As it is read: components carry what they say. */
  filled: Root;
}

// No rule reads the colours of code.
const leavePlain = (code: string): Promise<string> => Promise.resolve(code);

function parse(source: string, file: string): Root {
  try {
    return parseMdx(source);
  } catch (error) {
    throw new UnreadablePage(file, error);
  }
}

/**
 * Reads a page from its text.
 *
 * @throws UnreadablePage when it is no MDX
 */
export async function readPageText(
  source: string,
  place: { locale: Locale; name: string; file: string },
): Promise<PageText> {
  const filled = parse(source, place.file);
  const writing = readWriting(filled, source);
  const found = await fillFacts(filled, {
    ...apiFacts.contextFor(place.locale),
    highlight: leavePlain,
  });
  const problems = found.map((problem) => ({ ...problem, file: place.file, rule: 'facts' }));
  const headings = listHeadings(listNodes(filled));
  return { page: { ...place, ...writing, headings }, problems, source, filled };
}

/** Reads a page from its file. */
export function readPage(file: string, name: string, locale: Locale): Promise<PageText> {
  const place = { locale, name, file: relativeToRepository(file) };
  return readPageText(readFileSync(file, 'utf8'), place);
}
