import type { Locale } from '../../brand';
import { apiFacts } from '../../config/apiFacts';
import type { RichText } from 'api-facts';

/** Why an error happens and what to do about it, by its code. */
export type ErrorWords = Record<string, { cause: RichText; fix: RichText }>;

/** The SDK's own words for each error, in a language. */
export function describeErrors(locale: Locale): ErrorWords {
  const { reference, descriptions } = apiFacts.contextFor(locale);
  return Object.fromEntries(
    reference.tables.errors.map(({ code }) => [
      code,
      {
        cause: descriptions.rich(`errors.${code}.cause`, locale),
        fix: descriptions.rich(`errors.${code}.fix`, locale),
      },
    ]),
  );
}
