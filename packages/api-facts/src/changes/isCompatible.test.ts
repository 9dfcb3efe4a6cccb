import { expect, test } from 'vitest';
import { isCompatibleType } from './listChanges';

const given = true;
const received = false;

test.each([
  ['an optional input becomes required', 'optional string', 'string', given, false],
  ['a required input becomes optional', 'string', 'optional string', given, true],
  ['a required output becomes optional', 'string', 'optional string', received, false],
  ['an optional output becomes required', 'optional string', 'string', received, true],
  [
    'an input accepts one more literal',
    "optional 'ko' | 'en'",
    "optional 'ko' | 'en' | 'ja'",
    given,
    true,
  ],
  ['an input accepts one literal less', "'ko' | 'en'", "'ko'", given, false],
  ['an output gains a literal', "'stopped'", "'stopped' | 'silence'", received, true],
  ['an output loses a literal', "'stopped' | 'silence'", "'stopped'", received, true],
  ['an output gains another type', 'string', 'string | null', received, false],
  ['an input changes its type', 'number', 'string', given, false],
  [
    'a function parameter loses a member of its union',
    '(x: A | B) => C',
    '(x: A) => C',
    given,
    false,
  ],
  [
    'a function without parameters gains an optional one',
    'f(): A',
    'f(options?: B): A',
    received,
    true,
  ],
  [
    'a function gains an optional parameter',
    'f(a: A): B',
    'f(a: A, b?: C<D, E>): B',
    received,
    true,
  ],
  ['a function gains a required parameter', 'f(a: A): B', 'f(a: A, b: C): B', received, false],
  [
    'a function gains an optional and a required parameter',
    'f(a: A): B',
    'f(a: A, b?: C, d: E): B',
    received,
    false,
  ],
  ['a function loses a parameter', 'f(a: A, b?: C): B', 'f(a: A): B', received, false],
  ['a function changes its return type', 'f(a: A): B', 'f(a: A): C', received, false],
])('%s', (_, before, now, isGiven, expected) => {
  expect(isCompatibleType(before, now, isGiven)).toBe(expected);
});
