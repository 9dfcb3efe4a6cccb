/** The field in which a term was found. The order is part of the index format. */
export const fields = [
  'heading',
  'part',
  'slug',
  'name',
  'alias',
  'initials',
  'crumb',
  'code',
  'body',
  'also',
] as const;

/** Fields of titles, headings and their aliases. */
export const headingFields = ['heading', 'part', 'slug', 'alias', 'also'] as const;

export type Field = (typeof fields)[number];

/** The fields of running text and code. */
export const textFields: readonly number[] = [fields.indexOf('code'), fields.indexOf('body')];

/** The postings of a term: for each field, its sections with a weight from 1 to 15; see `pack`. */
export type Postings = Partial<Record<Field, Iterable<[number, number]> & { size: number }>>;

/** Sections are numbered page by page, so that the page follows from the number. */
export const sectionsPerPage = 4096;

export const pageOf = (section: number): number => Math.trunc(section / sectionsPerPage);

/** Prefixes of special terms; no word of a text begins with them. */
export const marks = {
  /** Keystrokes of Hangul: without the prefix, `so` would be both the English word and 내. */
  hangul: ';',
  /** Initial consonants, as keystrokes. */
  initials: '!',
  /** A sound, then `:` and the word that sounds like it. */
  sound: '~',
  /** A term, then `:` and its synonym. */
  synonym: '=',
} as const;

/** Whether a term only points to another and has no postings of its own. */
export const isPointer = (term: string): boolean =>
  term.startsWith(marks.sound) || term.startsWith(marks.synonym);

/** The number of windows of a text; longer texts wrap around. */
export const windows = 22;
const wordsPerWindow = 3;
const weightBits = 4;
const weightMask = 2 ** weightBits - 1;

export const everywhere = 2 ** windows - 1;

/** The weight of a term in a section, from 1 to 15. */
export const weightOf = (packed: number): number => packed & weightMask;

/** The windows of a section's text that contain a term, one bit each. */
export const windowsOf = (packed: number): number => packed >>> weightBits;

/** Packs a weight and windows into a number. */
export const pack = (weight: number, where: number): number => weight | (where << weightBits);

/** The bit of the window that contains a word, by its number. */
export const windowOf = (word: number): number =>
  1 << (Math.floor(word / wordsPerWindow) % windows);

/** Windows with their neighbors. */
export const around = (where: number): number =>
  (where | (where << 1) | (where >>> 1) | (where << (windows - 1)) | (where >>> (windows - 1))) &
  everywhere;
