/** What a term was found in. The order is the number written into the index. */
export const fields = [
  'heading',
  'part',
  'slug',
  'name',
  'anchor',
  'alias',
  'initials',
  'crumb',
  'code',
  'body',
  'also',
] as const;

/** The fields of titles and headings and of what they are called elsewhere. */
export const headingFields = ['heading', 'part', 'slug', 'anchor', 'alias', 'also'] as const;

export type Field = (typeof fields)[number];

/** The numbers of the fields in which running text and code stand. */
export const textFields: readonly number[] = [fields.indexOf('code'), fields.indexOf('body')];

/** A term's places: for each field, the sections it is in and a weight from 1 to 15; see `pack`. */
export type Postings = Partial<Record<Field, Iterable<[number, number]> & { size: number }>>;

/** Sections are numbered page by page, so that a number tells its page without a table. */
export const sectionsPerPage = 4096;

/** How many sections' texts are in a file. */
export const sectionsPerText = 8;
