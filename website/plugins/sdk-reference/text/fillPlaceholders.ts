import type { Locale } from '../../../brand';
import { didYouMean } from 'docs-kit';
import type { Reference } from '../loadReference';
import { formatDefault, listDefaults } from './defaultOf';
import { digits, formatQuantity } from './formatQuantity';

const placeholder = /\{(limits|defaults)\.([\w.]+?)(\.number)?\}/g;

/** Reads a number of the SDK by the name a description gives it. */
export function valueOf(table: string, name: string, { tables }: Reference) {
  const found =
    table === 'limits'
      ? tables.limits.find((limit) => limit.name === name)?.value
      : listDefaults(tables).get(name);
  if (found !== undefined) return found;
  const known =
    table === 'limits'
      ? tables.limits.map((limit) => limit.name)
      : [...listDefaults(tables).keys()];
  throw new Error(`The SDK has no ${table} "${name}".${didYouMean(name, known)}`);
}

/** Puts the SDK's own numbers in the place of `{limits.textCharacters}`, bare in that of `….number}`. */
export function fillPlaceholders(text: string, reference: Reference, locale: Locale): string {
  return text.replace(placeholder, (_, table: string, name: string, bare?: string) => {
    const value = valueOf(table, name, reference);
    if (bare && typeof value === 'number') return digits.format(value);
    const limit = reference.tables.limits.find((one) => one.name === name);
    if (table === 'limits' && limit) return formatQuantity(limit.value, limit.unit, name, locale);
    const written = formatDefault(name, value, locale);
    return typeof written === 'string' ? written : `\`${written.code}\``;
  });
}

/** The numbers a description takes from the SDK. */
export function listPlaceholders(text: string): { table: string; name: string }[] {
  return [...text.matchAll(placeholder)].map(([, table = '', name = '']) => ({ table, name }));
}

/** A description without the numbers it takes from the SDK. */
export function withoutPlaceholders(text: string): string {
  return text.replace(placeholder, '');
}
