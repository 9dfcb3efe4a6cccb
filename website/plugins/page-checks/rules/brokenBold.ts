import type { Problem } from 'docs-kit';
import type { Site } from '../site/readSite';

const message =
  'These ** would be seen as they are: bold does not begin or end here. End it on a letter, with no bracket, quote or code before the closing **.';

/** No `**` is left over as text: Korean particles after a bracket or code break bold. */
export function brokenBold(site: Site): Problem[] {
  return [...site.ko.values(), ...site.en.values()].flatMap(({ file, leftBold }) =>
    leftBold.map((place) => ({ file, ...place, rule: 'broken-bold', message })),
  );
}
