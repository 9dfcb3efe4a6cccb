import { readFileSync } from 'node:fs';
import { listPages } from 'docs-kit';
import { parsePage } from 'docs-kit/pages';
import { type SampleUse, sampleUses } from 'runnable-samples';
import { pageFolders } from '../../../website/config/paths';

/** A page and the samples that it shows, in order. */
export interface PageUses {
  /** Its path below the folder of pages. */
  page: string;
  uses: SampleUse[];
}

/** The pages of one language; the other has the same samples in the same order. */
export function pageUses(): PageUses[] {
  return listPages(pageFolders)
    .filter(({ locale }) => locale === 'ko')
    .map(({ path, name }) => ({
      page: `${name}.mdx`,
      uses: sampleUses(parsePage(readFileSync(path, 'utf8'), path)),
    }));
}
