import type { SdkTables } from 'api-facts';
import type { Phrase } from '../site/listPhrases';
import { componentsFor } from './componentsFor';
import { matchesIn } from './matchesIn';
import type { SaidNumber } from './SaidNumber';

const number = String.raw`\d[\d,_ ]*(?:\.\d+)?`;

/** Units only the SDK's own numbers have on these pages: durations, lengths, rates, weights. */
const units = [
  '밀리초|초|분(?!의)|시간|자(?!리|바)|글자|바이트|번까지|회까지',
  'ms\\b|seconds?\\b|minutes?\\b|characters?\\b|k?Hz\\b|[KM]i?B\\b|kB\\b|bytes?\\b',
].join('|');

const withUnit = new RegExp(`(?<![\\w.#-])(${number})\\s?(${units})`, 'g');

const digitsOf = (text: string): number => Number(text.replace(/[^\d.]/g, ''));

/** Finds numbers with a unit in prose: the SDK knows them, and they change with it. */
export function findTypedNumbers({ kind, text }: Phrase, tables: SdkTables): SaidNumber[] {
  if (kind === 'code') {
    const components = /^[\d_,]{3,}$/.test(text)
      ? componentsFor(text, [digitsOf(text)], tables)
      : [];
    return components.length > 0 ? [{ index: 0, written: text, components }] : [];
  }
  return matchesIn(text, withUnit).map((match) => {
    const [written, digits = '', unit] = match;
    const components = componentsFor(written, [digitsOf(digits), unit], tables);
    return { index: match.index, written, components };
  });
}
