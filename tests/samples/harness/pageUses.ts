import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { listPages, parsePage } from '../../../website/plugins/samples/checkSite';
import { sampleUses, type SampleUse } from '../../../website/plugins/samples/sampleUses';

const website = fileURLToPath(new URL('../../../website', import.meta.url));

/** A page and the samples that it shows, in order. */
export interface PageUses {
  /** Its path below the folder of pages. */
  page: string;
  uses: SampleUse[];
}

/** The pages of one language; the other has the same samples in the same order. */
export function pageUses(): PageUses[] {
  const folder = path.join(website, 'docs');
  return listPages(website)
    .filter((file) => file.startsWith(folder + path.sep))
    .map((file) => ({
      page: path.relative(folder, file).split(path.sep).join('/'),
      uses: sampleUses(parsePage(readFileSync(file, 'utf8'))),
    }));
}
