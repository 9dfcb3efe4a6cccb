import { expect, test } from 'vitest';
import { isCompatibleType } from './isCompatible';

const given = true;
const received = false;

test.each([
  ['what may be left out has to be given', 'optional string', 'string', given, false],
  ['what had to be given may be left out', 'string', 'optional string', given, true],
  ['what was always there may be missing', 'string', 'optional string', received, false],
  ['what might be missing is always there', 'optional string', 'string', received, true],
  ['more can be given', "optional 'ko' | 'en'", "optional 'ko' | 'en' | 'ja'", given, true],
  ['less can be given', "'ko' | 'en'", "'ko'", given, false],
  ['a literal more is received', "'stopped'", "'stopped' | 'silence'", received, true],
  ['a literal less is received', "'stopped' | 'silence'", "'stopped'", received, true],
  ['another type is received besides', 'string', 'string | null', received, false],
  ['the type is another', 'number', 'string', given, false],
  ['a union inside of a function', '(x: A | B) => C', '(x: A) => C', given, false],
  ['a first parameter that may be left out', 'f(): A', 'f(options?: B): A', received, true],
  ['one more of them', 'f(a: A): B', 'f(a: A, b?: C<D, E>): B', received, true],
  ['one more that has to be given', 'f(a: A): B', 'f(a: A, b: C): B', received, false],
  ['one of each', 'f(a: A): B', 'f(a: A, b?: C, d: E): B', received, false],
  ['a parameter less', 'f(a: A, b?: C): B', 'f(a: A): B', received, false],
  ['another return value', 'f(a: A): B', 'f(a: A): C', received, false],
])('%s', (_, before, now, isGiven, expected) => {
  expect(isCompatibleType(before, now, isGiven)).toBe(expected);
});
