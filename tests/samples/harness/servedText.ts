import { readFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf, readSdkVersion } from '../../../website/plugins/site-files/servedFiles';
import { samplesFolder } from '../../../website/plugins/samples/paths';
import { shownText } from '../../../website/plugins/samples/renderSample';

/** A sample as a page shows it, with the served site's address instead of the public one. */
export function servedText(
  name: string,
  source = readFileSync(path.join(samplesFolder, name), 'utf8'),
): string {
  const site = (process.env.SITE_URL ?? '').replace(/\/$/, '');
  const values = { site, version: readSdkVersion(), integrity: integrityOf };
  return `${shownText(name, source, undefined, values)}\n`;
}
