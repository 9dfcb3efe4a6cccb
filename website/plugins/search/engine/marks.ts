/** Letters that open terms of a special kind; no word of a text begins with them. */
export const marks = {
  /** Keystrokes of Hangul: without it `so` would be both the English word and 내. */
  hangul: ';',
  /** Initial consonants, as keystrokes. */
  initials: '!',
  /** The same, of what texts say often. */
  textInitials: '#',
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
