/** A language of the site: Korean is the default, English the other. */
export type Locale = 'ko' | 'en';

/** The language of a page, by the folder it is in. */
export function localeOfPage(file: string): Locale {
  return /[\\/]i18n[\\/]en[\\/]/.test(file) ? 'en' : 'ko';
}

/** The other language of the site. */
export function otherLocale(locale: Locale): Locale {
  return locale === 'ko' ? 'en' : 'ko';
}

/** The languages of the site, as messages name them. */
export const localeNames = { ko: 'Korean', en: 'English' } as const;
