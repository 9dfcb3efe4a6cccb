import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parsePage, type SampleUse, sampleUses } from 'runnable-samples';
import { samples } from '../../../website/config/samples';

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
  return samples
    .listPages()
    .filter((file) => file.startsWith(folder + path.sep))
    .map((file) => ({
      page: path.relative(folder, file).split(path.sep).join('/'),
      uses: sampleUses(parsePage(readFileSync(file, 'utf8'))),
    }));
}
