import { derive } from '../../engine/derive';
import type { PageRecord } from '../../engine/manifest';
import type { Terms } from '../terms/Terms';

/** Adds the terms that a small site's readers make for themselves. */
export function addPointers(terms: Terms, records: readonly PageRecord[]): void {
  derive(records, (term, field, section, share) => {
    if (field === undefined || section === undefined || share === undefined) terms.point(term);
    else terms.putShare(term, field, section, share);
  });
}
