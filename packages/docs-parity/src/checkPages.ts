import { brokenBold, headingIds, plainText, wholeBlocks } from './rules/markup';
import { frontMatter, inSidebar, knownSamples, plainPages, samePages } from './rules/site';
import { knownFlags, knownNames } from './rules/names';
import { links, pictures } from './rules/links';
import { sameComponents, sameFacts, sameGroups, sameHeadings } from './rules/parity';
import { typedFacts } from './rules/typedFacts';
import type { Problem } from 'docs-kit';
import type { ParityOptions } from './options';
import type { Site } from './page';
import { readSite, type Read } from './readSite';

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

/** Pages that use a component, sample or fact that does not exist. */
function listMisnamed({ ko, en }: Site, problems: readonly Problem[]): Set<string> {
  const files = new Set(problems.map(({ file }) => file));
  const pages = [...ko.values(), ...en.values()];
  return new Set(pages.flatMap(({ file, name }) => (files.has(file) ? name : [])));
}

/** Runs all rules over the pages; returns the problems sorted by location. */
export function lintSite(site: Site, problems: readonly Problem[]): Problem[] {
  // Unknown names first: the comparison of languages would report them against the other language
  // too.
  const names = [...problems, ...plainPages(site), ...knownSamples(site)];
  const linted = { ...site, misnamed: listMisnamed(site, names) };
  const reference = site.options.facts.read();
  return [...names, ...rules.flatMap((rule) => rule(linted, reference))].toSorted(
    (one, other) => one.file.localeCompare(other.file) || one.line - other.line,
  );
}

/** Checks all pages against all rules. */
export async function checkPages(
  options: ParityOptions,
  read?: Read,
): Promise<{ site: Site; problems: Problem[] }> {
  const { site, problems, unreadable } = await readSite(options, read);
  // With pages left out, rules about the whole site would report false problems.
  return { site, problems: unreadable.length > 0 ? unreadable : lintSite(site, problems) };
}
