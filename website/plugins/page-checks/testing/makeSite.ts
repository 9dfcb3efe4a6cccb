import type { Problem } from 'docs-kit';
import type { Page } from '../site/Page';
import { readPageText } from '../site/readPage';
import type { Site } from '../site/readSite';

/** The texts of pages by name, in each language. */
export interface SiteTexts {
  ko?: Record<string, string>;
  en?: Record<string, string>;
}

/** A site of the pages given, and what they say of the SDK that is not so. */
export async function makeSite(texts: SiteTexts): Promise<{ site: Site; problems: Problem[] }> {
  const site: Site = { ko: new Map<string, Page>(), en: new Map<string, Page>() };
  const problems: Problem[] = [];
  for (const locale of ['ko', 'en'] as const) {
    for (const [name, source] of Object.entries(texts[locale] ?? {})) {
      const read = await readPageText(source, { locale, name, file: `${locale}/${name}.mdx` });
      site[locale].set(name, read.page);
      problems.push(...read.problems);
    }
  }
  return { site, problems };
}

/** Where and what, as a test compares it. */
export function summarize(problems: Problem[]): string[] {
  return problems.map(({ file, line, message }) => `${file}:${line} ${message}`);
}
