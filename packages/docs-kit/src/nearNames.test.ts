import { expect, test } from 'vitest';
import { nearNames } from './nearNames';

const known = ['api/connect.ts', 'api/connect-retry.ts', 'api/send-text.ts', 'react/App.tsx'];

test('a slip of the pen finds the name that was meant', () => {
  expect(nearNames('api/conect.ts', known)[0]).toBe('api/connect.ts');
});

test('the right file in the wrong folder is found', () => {
  expect(nearNames('usage/react/App.tsx', known)[0]).toBe('react/App.tsx');
});

test('a short name is near to few', () => {
  expect(nearNames('img', ['Api', 'Limit'])).toEqual([]);
  expect(nearNames('prt', ['port', 'key'])).toEqual(['port']);
});

test('a name like no other finds nothing', () => {
  expect(nearNames('something/else/entirely.swift', known)).toEqual([]);
});
