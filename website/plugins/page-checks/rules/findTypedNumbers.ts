import type { SdkTables } from '../../sdk-reference/readTables';
import { formatDefault, listDefaults } from '../../sdk-reference/text/defaultOf';
import { formatQuantity } from '../../sdk-reference/text/formatQuantity';
import type { Phrase } from '../site/listPhrases';
import type { TypedFact } from './typedFacts';

const number = String.raw`\d[\d,_ ]*(?:\.\d+)?`;

/** Units only the SDK's own numbers have on these pages: durations, lengths, rates, weights. */
const units = [
  '밀리초|초|분(?!의)|시간|자(?!리|바)|글자|바이트|번까지|회까지',
  'ms\\b|seconds?\\b|minutes?\\b|characters?\\b|k?Hz\\b|[KM]i?B\\b|kB\\b|bytes?\\b',
].join('|');

const withUnit = new RegExp(`(?<![\\w.#-])(${number})\\s?(?:${units})`, 'g');

const digitsOf = (text: string): number => Number(text.replace(/[^\d.]/g, ''));

interface Known {
  component: string;
  value: unknown;
  written: string[];
}

const knownOf = new WeakMap<SdkTables, Known[]>();

function listKnown(tables: SdkTables): Known[] {
  const listed = knownOf.get(tables);
  if (listed) return listed;
  const locales = ['ko', 'en'] as const;
  const limits = tables.limits.map(({ name, value, unit }) => ({
    component: `<Limit name="${name}" />`,
    value,
    written: locales.map((locale) => formatQuantity(value, unit, name, locale)),
  }));
  const defaults = [...listDefaults(tables)].map(([path, value]) => ({
    component: `<Default of="${path}" />`,
    value,
    written: locales.map((locale) => String(formatDefault(path, value, locale))),
  }));
  const known = [...limits, ...defaults];
  knownOf.set(tables, known);
  return known;
}

/** The component that says this number, if the SDK has it: in these words, or at all. */
export function componentFor(
  written: string,
  value: number,
  tables: SdkTables,
): string | undefined {
  const known = listKnown(tables);
  const found =
    known.find((one) => one.written.includes(written.trim())) ??
    known.find((one) => one.value === value);
  return found?.component;
}

/** Finds numbers with a unit in prose: the SDK knows them, and they change with it. */
export function findTypedNumbers({ kind, text }: Phrase, tables: SdkTables): TypedFact[] {
  if (kind === 'code') {
    const value = digitsOf(text);
    const component = /^[\d_,]{3,}$/.test(text) && componentFor(text, value, tables);
    if (!component) return [];
    return [{ index: 0, message: `"${text}" is typed by hand. Write ${component}.` }];
  }
  return [...text.matchAll(withUnit)].map((match) => {
    const [written, digits = ''] = match;
    const component = componentFor(written, digitsOf(digits), tables);
    const advice = component
      ? `Write ${component}.`
      : 'The SDK has no such limit or default. Say it without a number.';
    return { index: match.index, message: `"${written}" is typed by hand. ${advice}` };
  });
}
