import { brokenBold, headingIds, plainText, wholeBlocks } from './rules/markup';
import { frontMatter, inSidebar, knownSamples, plainPages, samePages } from './rules/site';
import { knownFlags, knownNames } from './rules/names';
import { links, pictures } from './rules/links';
import { sameComponents, sameFacts, sameGroups, sameHeadings } from './rules/parity';
import { typedFacts } from './rules/typedFacts';
import type { Problem } from 'docs-kit';
import type { ParityOptions } from './options';
import { readSite, type Read, type Site } from './readSite';

const rules = [
  samePages,
  inSidebar,
  headingIds,
  sameHeadings,
  sameComponents,
  sameGroups,
  sameFacts,
  frontMatter,
  plainText,
  wholeBlocks,
  pictures,
  brokenBold,
  links,
  typedFacts,
  knownNames,
  knownFlags,
];

/** Pages on which one of these names something that does not exist. */
function listMisnamed({ ko, en }: Site, problems: readonly Problem[]): Set<string> {
  const files = new Set(problems.map(({ file }) => file));
  const pages = [...ko.values(), ...en.values()];
  return new Set(pages.flatMap(({ file, name }) => (files.has(file) ? name : [])));
}

/** Holds the pages that were read to all rules; what it finds is sorted by place. */
export function judgeSite(site: Site, problems: readonly Problem[]): Problem[] {
  // First whether names exist: the other language is not to blame for not having a wrong one.
  const names = [...problems, ...plainPages(site), ...knownSamples(site)];
  const judged = { ...site, misnamed: listMisnamed(site, names) };
  const reference = site.options.facts.read();
  return [...names, ...rules.flatMap((rule) => rule(judged, reference))].toSorted(
    (one, other) => one.file.localeCompare(other.file) || one.line - other.line,
  );
}

/** Holds all pages to all rules. */
export async function checkPages(
  options: ParityOptions,
  read?: Read,
): Promise<{ site: Site; problems: Problem[] }> {
  const { site, problems, unreadable } = await readSite(options, read);
  // Of a site with pages left out, the rules would say what is not so.
  return { site, problems: unreadable.length > 0 ? unreadable : judgeSite(site, problems) };
}
