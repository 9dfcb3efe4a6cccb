import { limits } from 'product-sdk';
import type { Random } from './random';
import { anyValue } from './values';

/** A frame as it may arrive. */
export type Frame = string | ArrayBuffer;

type Holder = Record<string, unknown>;

/** All fields of a message, including nested ones. */
const fieldsOf = (value: unknown): { holder: Holder; key: string }[] => {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Holder;
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...fieldsOf(holder[key])]);
};

const textLimits = Object.entries(limits).flatMap(([name, limit]) =>
  name.endsWith('Characters') ? [limit, limit + 1] : [],
);

/** Ways to damage a field of a message. */
const fieldDamages: ((holder: Holder, key: string, random: Random) => void)[] = [
  (holder, key) => Reflect.deleteProperty(holder, key),
  (holder, key, random) => {
    holder[key] = anyValue(random);
  },
  (holder, key, random) => {
    holder[key] = '가'.repeat(random.pick(textLimits));
  },
  (holder, key) => {
    holder[key] = Array.from({ length: 501 }, () => holder[key]);
  },
  (holder, key, random) => {
    const name = random.pick(['__proto__', 'constructor', 'x']);
    // Not an assignment, which would set the prototype.
    Object.defineProperty(holder, name, { value: holder[key], enumerable: true });
    Reflect.deleteProperty(holder, key);
  },
];

/** Damages a random field of a message. */
export const damageField = (text: string, random: Random): string => {
  const message: unknown = JSON.parse(text);
  const { holder, key } = random.pick(fieldsOf(message));
  random.pick(fieldDamages)(holder, key, random);
  return JSON.stringify(message);
};

/** Ways to damage a text frame. */
const damages: ((text: string, random: Random) => string)[] = [
  (text, random) => text.slice(0, random.integer(text.length + 1)),
  (text, random) => text.slice(random.integer(text.length + 1)),
  (text) => text + text,
  (text, random) => {
    const place = random.integer(text.length);
    return (
      text.slice(0, place) + String.fromCharCode(random.integer(0xffff)) + text.slice(place + 1)
    );
  },
  (text) => text.padEnd(limits.messageBytes + 1),
  (_, random) => JSON.stringify(anyValue(random)),
  (_, random) => '['.repeat(random.integer(limits.messageBytes)),
];

/** Damages a text frame. */
export const damageText = (text: string, random: Random): string =>
  (random.once(3) ? random.pick(damages) : damageField)(text, random);

/** Random bytes that are rarely a frame. */
export const anyBytes = (random: Random): ArrayBuffer => {
  const length = random.once(50) ? limits.frameBytes + random.integer(3) : random.integer(64);
  return Uint8Array.from({ length }, () => random.integer(256)).buffer;
};
