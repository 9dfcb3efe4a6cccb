import type { PageProblem } from '../site/Page';
import type { Site } from '../site/readSite';

const message = 'A page imports nothing: its components are global.';

/** A page has no import and no export: every component it may use is there already. */
export function noImports(site: Site): PageProblem[] {
  return [...site.ko.values(), ...site.en.values()].flatMap(({ file, imports }) =>
    imports.map((place) => ({ file, ...place, rule: 'no-imports', message })),
  );
}
