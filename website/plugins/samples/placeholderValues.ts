import { brand } from '../../brand';
import { integrityOf } from '../sdk-files/integrityOf';
import { readSdkVersion } from '../sdk-files/servedFiles';
import type { PlaceholderValues } from './fillPlaceholders';

/** What the placeholders of this site's samples stand for. */
export function placeholderValues(): PlaceholderValues {
  return {
    site: new URL(brand.baseUrl, brand.publicUrl).href.replace(/\/$/, ''),
    version: readSdkVersion(),
    integrity: integrityOf,
  };
}
