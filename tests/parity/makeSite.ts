import type { Problem } from 'docs-kit';
import { docsParity } from '../../website/config/docsParity';
import { type Page, type Site } from '../../packages/docs-parity/src/page';
import { readPageText } from '../../packages/docs-parity/src/readSite';

/** The texts of the pages by name, in each language. */
export interface SiteTexts {
  ko?: Record<string, string>;
  en?: Record<string, string>;
}

/** A site of the given pages, with their false statements about the SDK. */
export async function makeSite(texts: SiteTexts): Promise<{ site: Site; problems: Problem[] }> {
  const pages = { ko: new Map<string, Page>(), en: new Map<string, Page>() };
  const site: Site = { ...pages, options: docsParity, misnamed: new Set() };
  const problems: Problem[] = [];
  for (const locale of ['ko', 'en'] as const) {
    for (const [name, source] of Object.entries(texts[locale] ?? {})) {
      const place = { locale, name, file: `${locale}/${name}.mdx` };
      const read = await readPageText(source, place, docsParity);
      site[locale].set(name, read.page);
      problems.push(...read.problems);
    }
  }
  return { site, problems };
}

/** Location and message, for assertions. */
export function summarize(problems: Problem[]): string[] {
  return problems.map(({ file, line, message }) => `${file}:${line} ${message}`);
}
