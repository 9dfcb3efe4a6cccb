import type { Locale } from 'docs-kit';

/** What a number of the SDK counts. */
export type Unit = 'characters' | 'items' | 'milliseconds' | 'hertz' | 'bytes';

type Words = Record<Locale, (count: string, isOne: boolean) => string>;

/** No line ends between a number and what it counts. */
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

/** Writes a number without a unit. */
export const digits = new Intl.NumberFormat('en');

/** What is counted, where the unit alone does not say it. */
const counted: Record<string, Words> = {
  attempts: noun('번', 'attempt'),
  messagesKept: noun('개', 'message'),
  queuedSpeeches: noun('개', 'speech', 'speeches'),
  requestsPerMinute: {
    ko: (count) => `1분에\u00a0${count}개`,
    en: (count) => `${count}\u00a0requests a\u00a0minute`,
  },
  sessionsPerAgent: noun('개', 'session'),
};

/** The largest steps a reader would say the value in; the first that divides it is taken. */
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
  // One minute is said in seconds: it is a length there, not a clock.
  const fits = ([size]: [number, Words]): boolean =>
    value % size === 0 && (size !== 60_000 || value > size);
  return steps[unit].find(fits) ?? [1, words.items];
}

/** Writes a number of the SDK with its unit, as the language does. */
export function formatQuantity(value: number, unit: Unit, name: string, locale: Locale): string {
  const [size, write] = stepFor(value, unit, name);
  const count = value / size;
  return write[locale](digits.format(count), count === 1);
}

/** Writes bytes a second as networks are measured, or what a minute of them adds up to. */
export const formatBandwidth = (bytes: number, per = 'second'): string =>
  per === 'minute'
    ? `${((bytes * 60) / 1_000_000).toFixed(1)}\u00a0MB`
    : `${Math.round((bytes * 8) / 1_000)}\u00a0kbit/s`;

/** Writes a value as a program would: `'ko'`, `10_000`, `false`. */
export function literalOf(value: string | number | boolean): string {
  if (typeof value === 'string') return `'${value}'`;
  if (typeof value === 'boolean') return String(value);
  return new Intl.NumberFormat('en').format(value).replaceAll(',', '_');
}
