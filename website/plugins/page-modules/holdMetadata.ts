import { readFileSync } from 'node:fs';
import path from 'node:path';

const metadataElsewhere = /^export \{default as metadata\} from '@site\/([^']+\.json)'$/m;

/**
 * Has a page hold what is known of it, which Docusaurus writes into a module of its own: half of a large
 * site's modules, each of them found, read and put beside its page in every bundle.
 *
 * @param onFile - Is told the file that the page is made from, too
 */
export function holdMetadata(
  source: string,
  siteDir: string,
  onFile: (file: string) => void,
): string {
  return source.replace(metadataElsewhere, (_found, place: string) => {
    const file = path.join(siteDir, place);
    onFile(file);
    const json = JSON.stringify(JSON.parse(readFileSync(file, 'utf8')));
    return `export const metadata = JSON.parse(${JSON.stringify(json)});`;
  });
}
