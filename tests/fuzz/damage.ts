import { limits } from 'product-sdk';
import type { Random } from './random';
import { anyValue } from './values';

/** A frame as it may arrive. */
export type Frame = string | ArrayBuffer;

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
  (text, random) =>
    text.replace(/"[a-z]+":/, `"${random.pick(['__proto__', 'constructor', 'x'])}":`),
  (text, random) =>
    text.replace(/:[^,{[]+([,}])/, (_, end) => `:${JSON.stringify(anyValue(random))}${end}`),
  (_, random) => JSON.stringify(anyValue(random)),
  (_, random) => '['.repeat(random.integer(limits.messageBytes)),
];

/** Damages a text frame in one way. */
export const damageText = (text: string, random: Random): string =>
  random.pick(damages)(text, random);

/** Bytes that are hardly a frame. */
export const anyBytes = (random: Random): ArrayBuffer => {
  const length = random.once(50) ? limits.frameBytes + random.integer(3) : random.integer(64);
  return Uint8Array.from({ length }, () => random.integer(256)).buffer;
};
