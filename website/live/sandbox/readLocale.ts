import type { Locale } from '@site/brand';

/** The language of the page around this frame. */
export function readLocale(): Locale {
  const locale = new URLSearchParams(location.hash.slice(1)).get('locale');
  return locale === 'en' ? 'en' : 'ko';
}
