import { expect, test } from 'vitest';
import { findings } from './findings';
import { headingCase } from '../../packages/docs-parity/src/prose/english';

test('headings must be in sentence case, apart from names', () => {
  expect(findings(headingCase, 'Getting Started', { kind: 'heading' })).toHaveLength(1);
  expect(findings(headingCase, 'Getting started with React', { kind: 'heading' })).toEqual([]);
});

test('other text may have any case', () => {
  expect(findings(headingCase, 'Ask Some Company')).toEqual([]);
});
