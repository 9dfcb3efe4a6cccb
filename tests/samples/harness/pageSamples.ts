import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { listPages } from '../../../website/plugins/samples/listPages';
import { parsePage } from '../../../website/plugins/samples/parsePage';
import { sampleUses } from '../../../website/plugins/samples/sampleUses';

const website = fileURLToPath(new URL('../../../website', import.meta.url));

/** A page and the samples it shows, each once, in its order. */
export interface PageSamples {
  page: string;
  names: string[];
}

/** The pages of one language; those of the other show the same samples in the same order. */
export function pageSamples(): PageSamples[] {
  const folder = path.join(website, 'docs');
  return listPages(website)
    .filter((file) => file.startsWith(folder + path.sep))
    .map((file) => ({
      page: path.relative(folder, file).split(path.sep).join('/'),
      names: [...new Set(sampleUses(parsePage(readFileSync(file, 'utf8'))).map((it) => it.name))],
    }));
}
