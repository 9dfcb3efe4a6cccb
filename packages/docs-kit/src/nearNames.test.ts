import { expect, test } from 'vitest';
import { nearNames } from './nearNames';

const known = ['api/connect.ts', 'api/connect-retry.ts', 'api/send-text.ts', 'react/App.tsx'];

test('finds the intended name despite a typo', () => {
  expect(nearNames('api/conect.ts', known)[0]).toBe('api/connect.ts');
});

test('finds a file that was given with a wrong folder', () => {
  expect(nearNames('usage/react/App.tsx', known)[0]).toBe('react/App.tsx');
});

test('matches a short name only to a close one', () => {
  expect(nearNames('img', ['Api', 'Limit'])).toEqual([]);
  expect(nearNames('prt', ['port', 'key'])).toEqual(['port']);
});

test('finds nothing for an unrelated name', () => {
  expect(nearNames('something/else/entirely.swift', known)).toEqual([]);
});
