import { readdirSync } from 'node:fs';
import path from 'node:path';
import { didYouMean, type Place, type Problem } from 'docs-kit';
import { websiteFolder } from '../../../config/paths';
import type { Page } from '../site/Page';
import type { Site } from '../site/readSite';

function listKnown(): string[] {
  return readdirSync(path.join(websiteFolder, 'src/components'));
}

function explain(name: string, known: readonly string[]): string | undefined {
  if (known.includes(name)) return undefined;
  const hint = didYouMean(name, known, (one) => `<${one}>`);
  return `<${name}> is no component of website/src/components, and pages hold no other.${hint}`;
}

function judge(page: Page, known: readonly string[]): (Place & { message: string })[] {
  const { imports, pictureReferences, expressions, components } = page;
  return [
    ...imports.map((place) => ({
      ...place,
      message: 'A page imports nothing: its components are global.',
    })),
    ...pictureReferences.map((place) => ({
      ...place,
      message: 'A picture has its address where it stands: ![what it shows](/img/name.svg).',
    })),
    ...expressions.map((place) => ({
      ...place,
      message:
        'A page computes nothing in braces: write the words, or a component with plain props.',
    })),
    ...components.flatMap(({ name, line, column }) => {
      const message = explain(name, known);
      return message ? [{ line, column, message }] : [];
    }),
  ];
}

/** A page is words and the site's own components: what the other checks cannot read is not there. */
export function plainPages(site: Site): Problem[] {
  const known = listKnown();
  return [...site.ko.values(), ...site.en.values()].flatMap((page) =>
    judge(page, known).map((found) => ({ ...found, file: page.file, rule: 'plain-pages' })),
  );
}
