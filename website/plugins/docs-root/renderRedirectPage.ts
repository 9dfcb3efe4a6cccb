import { brand, type Locale } from '../../brand';

const linkText: Record<Locale, string> = { ko: '소개 문서로 이동', en: 'Go to the introduction' };

/** A page that only leads elsewhere, for hosts that cannot redirect. */
export function renderRedirectPage(locale: Locale, path: string): string {
  return `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<title>${brand.productName[locale]}</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${brand.publicUrl}${path}">
<meta http-equiv="refresh" content="0; url=${path}">
<a href="${path}">${linkText[locale]}</a>
`;
}
