/** A language of the pages: Korean is the default one, English the other. */
export type Locale = 'ko' | 'en';

/** The language a page is written in, by the folder it lies in. */
export function localeOfPage(file: string): Locale {
  return /[\\/]i18n[\\/]en[\\/]/.test(file) ? 'en' : 'ko';
}
