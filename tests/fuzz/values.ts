import type { Random } from './random';

const strings = [
  '',
  'ko',
  'en',
  'agent',
  'device',
  '안녕하세요',
  '\u0000',
  '\ud800',
  '🙂',
  '__proto__',
];
const numbers = [
  0,
  1,
  2,
  3,
  -1,
  0.5,
  24,
  2 ** 31,
  2 ** 32 - 1,
  2 ** 32,
  Number.MAX_SAFE_INTEGER,
  1e308,
];

/** Any JSON value, slightly nested. */
export const anyValue = (random: Random, depth = 0): unknown => {
  const makers: (() => unknown)[] = [
    () => random.pick(strings),
    () => random.pick(numbers),
    () => random.once(2),
    () => null,
    () => random.pick(strings).repeat(random.integer(3_000)),
  ];
  if (depth < 3)
    makers.push(
      () => Array.from({ length: random.integer(4) }, () => anyValue(random, depth + 1)),
      () => ({ [random.pick(strings)]: anyValue(random, depth + 1) }),
    );
  return random.pick(makers)();
};
