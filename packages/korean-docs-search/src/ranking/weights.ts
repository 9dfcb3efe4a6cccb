import type { Field } from '../format/postings';

// What counts how much, each by itself so that the bundler writes the number where it is used. Found by
// trying numbers at random (by no program that is kept here) for those that answer most questions first, ours
// of the development halves and those of other sites, one site kept aside at a time; then rounded.

// Chances that a match of one kind, alone, means the right place.
export const title = 0.7;
export const heading = 0.35;
export const both = 0.2;
export const body = 0.25;
export const crumb = 0.2;
export const pageBody = 0.4;
/** The number of matching sections at which half of the page bonus is reached. */
export const pageHalfFull = 1.75;
// The coverage of a term by a weak heading, by a text, and by another part of the page.
export const headingCovers = 0.9;
export const bodyCovers = 0.45;
export const pageCovers = 0.33;
// The factor of a match in another field, relative to the heading's own words.
const part = 0.9;
const slug = 0.92;
const name = 0.1;
const alias = 0.68;
const also = 0.86;
/** The factor of an exact match of an alias, relative to one of the heading. */
export const alsoExact = 0.75;
const initials = 0.9;
/** The bonus for a title or heading that is exactly the query. */
export const titleExact = 1.4;
/** The penalty on that bonus for further terms in the query. */
export const exactPower = 2.5;
/** The factor of sections below such a title, so that the page ranks before its sections. */
export const underTitle = 0.15;
export const headingExact = 0.85;
/**
 * The bonus for a heading that is exactly an error code in the query, whatever else it contains.
 */
export const code = 0.6;
/** The factors of a prefix that hardly any other word has, and of a synonym. */
export const prefix = 0.55;
export const clearPrefix = 0.8;
export const synonym = 0.9;
/** The same where the site contains the queried word: anywhere, and in texts. */
export const synonymBeside = 0.8;
export const synonymInText = 0.3;
/** The minimum weight of a word that is everywhere. */
export const idfFloor = 0.3;
/** The bonus for consecutive terms that are close together. */
export const together = 0.25;
/** The factor of that bonus within one heading. */
export const inHeading = 0.5;
/** The bonus of the most linked page. */
export const linked = 0.13;

/** The factor of a match in each field, relative to the heading's own words; 0 for texts. */
export function headingStrength(field: Field, share: number): number {
  switch (field) {
    case 'heading':
      return 1;
    case 'alias':
      return alias * (0.4 + 0.6 * share);
    case 'also':
      return also * (0.4 + 0.6 * share);
    case 'part':
      return part;
    case 'slug':
      return slug;
    case 'name':
      return name;
    case 'initials':
      return initials;
    default:
      return 0;
  }
}
