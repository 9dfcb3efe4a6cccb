import { readFileSync } from 'node:fs';
import path from 'node:path';
import { shownText } from 'runnable-samples';
import { samplesFolder } from '../../../website/config/samples';
import { integrityOf, readSdkVersion } from '../../../website/plugins/site-files/servedFiles';

/** A sample as a page shows it, with the served site's address instead of the public one. */
export function servedText(
  name: string,
  source = readFileSync(path.join(samplesFolder, name), 'utf8'),
): string {
  const site = (process.env.SITE_URL ?? '').replace(/\/$/, '');
  const values = { site, version: readSdkVersion(), integrity: integrityOf };
  return `${shownText(name, source, undefined, values)}\n`;
}
