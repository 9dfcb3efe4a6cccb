import { expect, test } from 'vitest';
import type { JSONOutput } from 'typedoc';
import { renderType } from './renderType';

const lists = { values: { languages: ['ko', 'en'] }, names: { Size: ['a', 'b', 'c', 'd'] } };
const literal = (value: string) => ({ type: 'literal' as const, value });
const text = { type: 'intrinsic' as const, name: 'string' };
const render = (type: unknown) => renderType(type as JSONOutput.SomeType, lists);

test('renders a union as its members', () => {
  expect(render({ type: 'union', types: [literal('a'), text] })).toBe("'a' | string");
});

test('puts the union of an array type in parentheses', () => {
  const union = { type: 'union', types: [literal('a'), text] };
  expect(render({ type: 'array', elementType: union })).toBe("('a' | string)[]");
});

test('renders a union of all values of a named list as its name, in any order', () => {
  const types = ['d', 'b', 'a', 'c'].map(literal);
  expect(render({ type: 'union', types })).toBe('Size');
});

test('renders a type derived from a list as the values of the list', () => {
  const objectType = { type: 'query', queryType: { type: 'reference', name: 'languages' } };
  const indexType = { type: 'intrinsic', name: 'number' };
  expect(render({ type: 'indexedAccess', objectType, indexType })).toBe("'ko' | 'en'");
});

test('throws on an unsupported kind of type', () => {
  expect(() => render({ type: 'mapped' })).toThrow('kind "mapped"');
});
