import { expect, test } from 'vitest';
import type { JSONOutput } from 'typedoc';
import { renderType } from './renderType';

const lists = { values: { languages: ['ko', 'en'] }, names: { Size: ['a', 'b', 'c', 'd'] } };
const literal = (value: string) => ({ type: 'literal' as const, value });
const text = { type: 'intrinsic' as const, name: 'string' };
const render = (type: unknown) => renderType(type as JSONOutput.SomeType, lists);

test('a union is its members', () => {
  expect(render({ type: 'union', types: [literal('a'), text] })).toBe("'a' | string");
});

test('an array of a union has brackets around it', () => {
  const union = { type: 'union', types: [literal('a'), text] };
  expect(render({ type: 'array', elementType: union })).toBe("('a' | string)[]");
});

test('a union of all values of a list has the name of its type, in any order', () => {
  const types = ['d', 'b', 'a', 'c'].map(literal);
  expect(render({ type: 'union', types })).toBe('Size');
});

test('a type made from a list is the values of the list', () => {
  const objectType = { type: 'query', queryType: { type: 'reference', name: 'languages' } };
  const indexType = { type: 'intrinsic', name: 'number' };
  expect(render({ type: 'indexedAccess', objectType, indexType })).toBe("'ko' | 'en'");
});

test('a kind of type nobody has shown yet is an error, not a guess', () => {
  expect(() => render({ type: 'mapped' })).toThrow('kind "mapped"');
});
