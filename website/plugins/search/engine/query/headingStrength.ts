import type { Field } from '../fields';
import * as weights from './weights';

/** What a match in a field is worth beside one in the heading's own words; nothing in texts. */
export function headingStrength(field: Field, share: number): number {
  switch (field) {
    case 'heading':
      return 1;
    case 'alias':
      return weights.alias * (0.4 + 0.6 * Math.min(1, share * weights.aliasShare));
    case 'also':
      return weights.also * (0.4 + 0.6 * share);
    case 'part':
      return weights.part;
    case 'slug':
      return weights.slug;
    case 'name':
      return weights.name;
    case 'anchor':
      return weights.anchor;
    case 'initials':
      return weights.initials;
    default:
      return 0;
  }
}
