import { apiFacts } from '../../config/apiFacts';
import { brokenBold } from './rules/brokenBold';
import { frontMatter } from './rules/frontMatter';
import { headingIds } from './rules/headingIds';
import { inSidebar } from './rules/inSidebar';
import { knownFlags } from './rules/knownFlags';
import { knownNames } from './rules/knownNames';
import { links } from './rules/links';
import { namedNumbers } from './rules/namedNumbers';
import { plainPages } from './rules/plainPages';
import { plainText } from './rules/plainText';
import { pictures } from './rules/pictures';
import { sameComponents } from './rules/sameComponents';
import { sameFacts } from './rules/sameFacts';
import { sameGroups } from './rules/sameGroups';
import { sameHeadings } from './rules/sameHeadings';
import { samePages } from './rules/samePages';
import { typedFacts } from './rules/typedFacts';
import { wholeBlocks } from './rules/wholeBlocks';
import type { Problem } from 'docs-kit';
import type { ReadPage } from './site/readPage';
import { readSite, type Read, type Site } from './site/readSite';

const rules = [
  samePages,
  inSidebar,
  headingIds,
  sameHeadings,
  sameComponents,
  sameGroups,
  sameFacts,
  frontMatter,
  plainPages,
  plainText,
  wholeBlocks,
  pictures,
  brokenBold,
  links,
  typedFacts,
  knownNames,
  knownFlags,
  namedNumbers,
];

/** Holds all pages to all rules; what it finds is sorted by place. */
export async function checkPages(
  read: Read<ReadPage>,
): Promise<{ site: Site; problems: Problem[] }> {
  const { site, problems, unreadable } = await readSite(read);
  // Of a site with pages left out, the rules would say what is not so.
  if (unreadable.length > 0) return { site, problems: unreadable };
  const reference = apiFacts.read();
  const found = await Promise.all(rules.map((rule) => rule(site, reference)));
  const sorted = [...problems, ...found.flat()].toSorted(
    (one, other) => one.file.localeCompare(other.file) || one.line - other.line,
  );
  return { site, problems: sorted };
}
