import type { Locale } from 'docs-kit';

/** The unit of a number of the SDK. */
export type Unit = 'characters' | 'items' | 'milliseconds' | 'hertz' | 'bytes';

type Words = Record<Locale, (count: string, isOne: boolean) => string>;

/** A non-breaking space between a number and its unit. */
const noun = (counter: string, one: string, many = `${one}s`): Words => ({
  ko: (count) => `${count}${counter}`,
  en: (count, isOne) => `${count}\u00a0${isOne ? one : many}`,
});

const symbol = (text: string): Words => ({
  ko: (count) => `${count}\u00a0${text}`,
  en: (count) => `${count}\u00a0${text}`,
});

const words = {
  characters: noun('자', 'character'),
  minutes: noun('분', 'minute'),
  seconds: noun('초', 'second'),
  milliseconds: symbol('ms'),
  kilohertz: symbol('kHz'),
  hertz: symbol('Hz'),
  kibibytes: symbol('KiB'),
  bytes: noun('바이트', 'byte'),
  items: { ko: (count) => `${count}개`, en: (count) => count },
} satisfies Record<string, Words>;

/** Formats a number without a unit. */
export const digits = new Intl.NumberFormat('en');

/** What is counted, where the unit does not say it. */
const counted: Record<string, Words> = {
  attempts: noun('번', 'attempt'),
  messagesKept: noun('개', 'message'),
  queuedSpeeches: noun('개', 'utterance'),
  requestsPerMinute: {
    ko: (count) => `1분에\u00a0${count}개`,
    en: (count) => `${count}\u00a0requests a\u00a0minute`,
  },
  sessionsPerAgent: noun('개', 'session'),
};

/** Units from largest to smallest; the first that divides the value is used. */
const steps: Record<Exclude<Unit, 'items'>, [size: number, words: Words][]> = {
  characters: [[1, words.characters]],
  milliseconds: [
    [60_000, words.minutes],
    [1_000, words.seconds],
    [1, words.milliseconds],
  ],
  hertz: [
    [1_000, words.kilohertz],
    [1, words.hertz],
  ],
  bytes: [
    [1_024, words.kibibytes],
    [1, words.bytes],
  ],
};

function stepFor(value: number, unit: Unit, name: string): [number, Words] {
  if (unit === 'items') return [1, counted[name] ?? words.items];
  // One minute is written as 60 seconds, because it is a duration.
  const fits = ([size]: [number, Words]): boolean =>
    value % size === 0 && (size !== 60_000 || value > size);
  return steps[unit].find(fits) ?? [1, words.items];
}

/** Formats a number of the SDK with its unit, in a language. */
export function formatQuantity(value: number, unit: Unit, name: string, locale: Locale): string {
  const [size, write] = stepFor(value, unit, name);
  const count = value / size;
  return write[locale](digits.format(count), count === 1);
}

/** Formats bytes a second as a bit rate, or as the data per minute. */
export const formatBandwidth = (bytes: number, per = 'second'): string =>
  per === 'minute'
    ? `${((bytes * 60) / 1_000_000).toFixed(1)}\u00a0MB`
    : `${Math.round((bytes * 8) / 1_000)}\u00a0kbit/s`;

/** Formats a value as code: `'ko'`, `10_000`, `false`. */
export function literalOf(value: string | number | boolean): string {
  if (typeof value === 'number') return digits.format(value).replaceAll(',', '_');
  return typeof value === 'string' ? `'${value}'` : String(value);
}
