/** What a term was found in. The order is the number written into the index. */
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

/** The fields of titles and headings and of what they are called elsewhere. */
export const headingFields = ['heading', 'part', 'slug', 'alias', 'also'] as const;

export type Field = (typeof fields)[number];

/** The numbers of the fields in which running text and code stand. */
export const textFields: readonly number[] = [fields.indexOf('code'), fields.indexOf('body')];

/** A term's places: for each field, the sections it is in and a weight from 1 to 15; see `pack`. */
export type Postings = Partial<Record<Field, Iterable<[number, number]> & { size: number }>>;

/** Sections are numbered page by page, so that a number tells its page without a table. */
export const sectionsPerPage = 4096;

/** How many sections' texts are in a file. */
export const sectionsPerText = 8;

/** Letters that open terms of a special kind; no word of a text begins with them. */
export const marks = {
  /** Keystrokes of Hangul: without it `so` would be both the English word and 내. */
  hangul: ';',
  /** Initial consonants, as keystrokes. */
  initials: '!',
  /** A sound, then `:` and the word that sounds so. */
  sound: '~',
  /** A term, then `:` and a term that means the same. */
  synonym: '=',
} as const;

/** What a term is kept beside: a name for something beside the same word. */
export const homeOf = (term: string): string =>
  term.startsWith(marks.synonym) ? term.slice(marks.synonym.length) : term;

/** Whether a term only points to another and stands nowhere itself. */
export const isPointer = (term: string): boolean =>
  term.startsWith(marks.sound) || term.startsWith(marks.synonym);

/** How many stretches of a text are told apart; longer texts start over. */
export const stretches = 22;
const wordsPerStretch = 3;
const weightBits = 4;
const weightMask = 2 ** weightBits - 1;

export const everywhere = 2 ** stretches - 1;

/** The weight of a term in a section, 1 to 15. */
export const weightOf = (packed: number): number => packed & weightMask;

/** The stretches of a section's text in which a term stands, a bit each. */
export const stretchesOf = (packed: number): number => packed >>> weightBits;

/** A weight and stretches in a number. */
export const pack = (weight: number, where: number): number => weight | (where << weightBits);

/** The bit of the stretch that has the word of this number. */
export const stretchOf = (word: number): number =>
  1 << (Math.floor(word / wordsPerStretch) % stretches);

/** Some stretches and those beside them. */
export const around = (where: number): number =>
  (where |
    (where << 1) |
    (where >>> 1) |
    (where << (stretches - 1)) |
    (where >>> (stretches - 1))) &
  everywhere;
