import { clientSchema, writeFrame } from 'product-sdk/protocol';

/** Numbers that look random and are the same for the same seed. */
interface Random {
  /** A whole number from 0 to below `limit`. */
  below(limit: number): number;
  pick<T>(items: readonly T[]): T;
}

/** Makes a source of numbers from a seed. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const below = (limit: number) => {
    // xorshift, 32 bits
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % limit;
  };
  return { below, pick: (items) => items[below(items.length)] as (typeof items)[number] };
}

const types = Object.keys(clientSchema).filter((type) => type !== 'hello');
const oddValues: readonly unknown[] = [
  null,
  -1,
  0,
  1.5,
  2 ** 32,
  '',
  'a',
  '가'.repeat(1_000),
  '\u0000\ud800',
  [],
  {},
  true,
  { toString: 1 },
];
const fields = ['request', 'text', 'discard', 'type', '__proto__', 'constructor'];

/** Invents a frame: right, out of order, half right, broken, too large or plain noise. */
export function inventFrame(random: Random, request: number): string | ArrayBuffer {
  const right = {
    type: random.pick(types),
    request: random.below(60) ? request : random.below(request + 1),
    text: random.pick(['안녕', 'count to 3', '긴 답 3', 'x']),
    discard: random.below(2) === 0,
  };
  const json = JSON.stringify(right);
  const samples = new Int16Array(1 + random.below(2_000));
  const frame = writeFrame('microphone', random.below(4) ? request : 1 + random.below(9), samples);
  const kinds: (() => string | ArrayBuffer)[] = [
    () => JSON.stringify({ ...right, [random.pick(fields)]: random.pick(oddValues) }),
    () => json.slice(0, random.below(json.length)),
    () => json.replace(random.pick(['"', ':', '{', 'e']), random.pick(['', '\\', '[', '\ud800'])),
    () => JSON.stringify({ type: random.pick(['', 'hello', 'toString', '__proto__', 'x']) }),
    () => JSON.stringify(random.pick(oddValues)),
    () => '['.repeat(random.below(66_000)),
    () => frame.slice(0, random.below(frame.byteLength)),
    () => Uint8Array.from({ length: random.below(64) }, () => random.below(256)).buffer,
    () => new ArrayBuffer(65_536 + random.below(10)),
  ];
  // Most are right, or nothing would ever get far enough to go wrong late.
  if (random.below(20) > 0) return random.below(3) ? json : frame;
  return random.pick(kinds)();
}
