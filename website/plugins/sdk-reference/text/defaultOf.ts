import type { Locale } from '../../../brand';
import type { SdkTables } from '../readTables';
import { formatQuantity, type Unit } from './formatQuantity';

type Value = string | number | boolean | { readonly [name: string]: Value };

const unitOfSuffix: [RegExp, Unit][] = [
  [/Ms$/, 'milliseconds'],
  [/Hz$/, 'hertz'],
  [/Bytes$/, 'bytes'],
  [/Characters$/, 'characters'],
];

/** The unit an option's name ends in. */
export function unitOfName(name: string): Unit {
  return unitOfSuffix.find(([pattern]) => pattern.test(name))?.[1] ?? 'items';
}

/** Every option that has a default, written `reconnect.attempts`, with its value. */
export function listDefaults(tables: SdkTables): Map<string, string | number | boolean> {
  const found = new Map<string, string | number | boolean>();
  const collect = (values: { readonly [name: string]: Value }, prefix: string) => {
    for (const [name, value] of Object.entries(values)) {
      if (typeof value === 'object') collect(value, `${prefix}${name}.`);
      else found.set(`${prefix}${name}`, value);
    }
  };
  collect(tables.defaults, '');
  return found;
}

/** A default in a sentence: with its unit when it is a number, as code otherwise. */
export function formatDefault(
  path: string,
  value: string | number | boolean,
  locale: Locale,
): string | { code: string } {
  const name = path.split('.').at(-1) ?? path;
  if (typeof value === 'number') return formatQuantity(value, unitOfName(name), name, locale);
  return { code: typeof value === 'string' ? `'${value}'` : String(value) };
}
