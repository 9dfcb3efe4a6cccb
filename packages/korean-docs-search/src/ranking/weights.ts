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
/** So many sections that have something half fill a page with it. */
export const pageHalfFull = 1.75;
// How surely something is answered at all by a weak heading, by a text, and by another part of the page.
export const headingCovers = 0.9;
export const bodyCovers = 0.45;
export const pageCovers = 0.33;
// What a match in another field is worth beside one in the heading's own words.
const part = 0.9;
const slug = 0.92;
const name = 0.1;
const alias = 0.68;
const also = 0.86;
/** How much of an alias is enough of it: the inverse. */
const aliasShare = 3;
/** What being just a name that readers use is worth beside being just the heading. */
export const alsoExact = 0.75;
const initials = 0.9;
/** Added where the title, or the heading, is just what was asked for. */
export const titleExact = 1.4;
/** How hard it counts against such a heading that more was asked for. */
export const exactPower = 2.5;
/** What a section below such a title gets less, so that the page comes before its sections. */
export const underTitle = 0.15;
export const headingExact = 0.85;
/** Added where the heading is just the code of an error that was asked for, whatever else was. */
export const code = 0.6;
/** What the beginning of a word is worth, of one that hardly another begins like, and a synonym. */
export const prefix = 0.55;
export const clearPrefix = 0.8;
export const synonym = 0.9;
/** The same where the site has the word that was asked for: anywhere, and in texts. */
export const synonymBeside = 0.8;
export const synonymInText = 0.3;
/** How much a word that stands everywhere still counts. */
export const idfFloor = 0.3;
/** Added where things asked for one after another stand close together. */
export const together = 0.25;
/** What it is worth when they stand in one heading. */
export const inHeading = 0.5;
/** What being linked to by the most pages adds. */
export const linked = 0.13;
/** What standing aside, as news of a release do, takes off. */
export const aside = -0.26;

/** What a match in a field is worth beside one in the heading's own words; nothing in texts. */
export function headingStrength(field: Field, share: number): number {
  switch (field) {
    case 'heading':
      return 1;
    case 'alias':
      return alias * (0.4 + 0.6 * Math.min(1, share * aliasShare));
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
