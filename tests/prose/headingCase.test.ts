import { expect, test } from 'vitest';
import { findings } from './findings';
import { headingCase } from '../../packages/docs-parity/src/prose/english';

test('a heading has one capital, and those of names', () => {
  expect(findings(headingCase, 'Getting Started', { kind: 'heading' })).toHaveLength(1);
  expect(findings(headingCase, 'Getting started with React', { kind: 'heading' })).toEqual([]);
});

test('other text may have any', () => {
  expect(findings(headingCase, 'Ask Some Company')).toEqual([]);
});
