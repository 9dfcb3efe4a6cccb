/** Tells which of the two languages a text is written in; `fallback` when it shows neither. */
export function detectLanguage<Language extends string>(
  text: string,
  fallback: Language,
): Language | 'ko' | 'en' {
  if (/\p{Script=Hangul}/u.test(text)) return 'ko';
  return /\p{Script=Latin}/u.test(text) ? 'en' : fallback;
}
