import {
  formatBandwidth,
  formatDefault,
  formatQuantity,
  listDefaults,
  type SdkTables,
  type Unit,
  unitOfName,
} from 'api-facts';

const english: Record<string, number> = Object.fromEntries(
  [
    ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
    ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen'],
    ...['eighteen', 'nineteen', 'twenty'],
  ].map((word, index) => [word, index + 1]),
);
const tens = ['thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety', 'hundred'];
for (const [index, word] of tens.entries()) english[word] = (index + 3) * 10;
const native = ['한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열'];
const nativeTens = ['스무', '서른', '마흔', '쉰', '예순'];
const digits = '일이삼사오육칠팔구';
const places: Record<string, number> = { 십: 10, 백: 100, 천: 1000 };

/** Patterns of number words: English, Korean, and Korean counting words for minutes. */
export const spoken = {
  english: `(?:${Object.keys(english).join('|')})(?: (?:hundred|thousand))?`,
  native: [...native, ...nativeTens].reverse().join('|'),
  sino: `[${digits}]?[십백천][${digits}십백천]*|[일삼사오육칠팔구]`,
};

function readSino(word: string): number {
  let [sum, digit] = [0, 0];
  for (const sign of word) {
    const place = places[sign];
    if (place) [sum, digit] = [sum + (digit || 1) * place, 0];
    else digit = digits.indexOf(sign) + 1;
  }
  return sum + digit;
}

/** The value of a number in digits or in words of either language. */
export function readSpokenNumber(word: string): number {
  if (/^\d/.test(word)) return Number(word.replace(/[,_ ]/g, ''));
  const [first = '', times] = word.toLowerCase().split(' ');
  const value = english[first];
  if (value) return value * (times === 'hundred' ? 100 : times === 'thousand' ? 1000 : 1);
  if (native.includes(word)) return native.indexOf(word) + 1;
  if (nativeTens.includes(word)) return (nativeTens.indexOf(word) + 2) * 10;
  return readSino(word);
}

/** Suggests components to replace a typed number. Of equal ones, the writer chooses. */
export function adviseOn(components: readonly string[]): string {
  return components.length > 0
    ? `Write ${components.join(' or ')}.`
    : 'The SDK has no limit or default of this value. For one of its own, write <Limit name="…" /> or <Default of="…" />; otherwise, say it without a number.';
}

interface Known {
  component: string;
  value: unknown;
  unit: Unit | 'rate';
  written: string[];
}

/** Converts a number to the SDK's unit: an hour to milliseconds. */
const units: [RegExp, size: number, Known['unit']][] = [
  [/^(?:밀리초|ms|milliseconds?)$/i, 1, 'milliseconds'],
  [/^(?:초|seconds?)$/i, 1000, 'milliseconds'],
  [/^(?:분|minutes?)$/i, 60_000, 'milliseconds'],
  [/^(?:시간|hours?)$/i, 3_600_000, 'milliseconds'],
  [/^(?:글?자|characters?)$/i, 1, 'characters'],
  [/^(?:바이트|bytes?)$/i, 1, 'bytes'],
  [/^Ki?B$/i, 1024, 'bytes'],
  [/^Mi?B$/i, 1_048_576, 'bytes'],
  [/^Hz$/i, 1, 'hertz'],
  [/^kHz$/i, 1000, 'hertz'],
  [/^[kM]bit\/s$/i, 1, 'rate'],
];

function listKnown(tables: SdkTables): Known[] {
  const locales = ['ko', 'en'] as const;
  const limits = tables.limits.map(({ name, value, unit }) => ({
    component: `<Limit name="${name}" />`,
    value,
    unit,
    written: locales.map((locale) => formatQuantity(value, unit, name, locale)),
  }));
  const defaults = [...listDefaults(tables)].map(([path, value]) => ({
    component: `<Default of="${path}" />`,
    value,
    unit: unitOfName(path),
    written: locales.map((locale) => String(formatDefault(path, value, locale))),
  }));
  const bandwidths = Object.entries(tables.bandwidths).flatMap(([name, value]) =>
    [undefined, 'minute'].map((per) => ({
      component: `<Bandwidth of="${name}"${per ? ` per="${per}"` : ''} />`,
      value,
      unit: 'rate' as const,
      written: [formatBandwidth(value, per).replace('\u00a0', ' ')],
    })),
  );
  return [...limits, ...defaults, ...bandwidths];
}

/** The components that state this number: in this context, or else any in its unit. */
export function componentsFor(
  written: string,
  [number, unit]: readonly [number: number, unit?: string],
  tables: SdkTables,
): string[] {
  const known = listKnown(tables);
  const [, size, own] = units.find(([one]) => one.test(unit ?? '')) ?? ['', 1];
  const worded = known.filter((one) => one.written.includes(written.trim()));
  const equal = () =>
    known.filter((one) => one.value === number * size && (!own || one.unit === own));
  return (worded.length > 0 ? worded : equal()).map(({ component }) => component);
}
