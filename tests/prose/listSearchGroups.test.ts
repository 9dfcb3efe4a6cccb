import { glossary } from '../../website/config/docsParity';
import { expect, test } from 'vitest';
import { listSearchGroups } from '../../packages/docs-parity/src/prose/glossary';

test('groups a term with its synonyms in both languages', () => {
  const group = listSearchGroups(glossary).find(([ko]) => ko === '오류');
  expect(group).toEqual(['오류', 'error', '에러']);
});

test('groups an SDK name with its Korean pronunciation', () => {
  expect(listSearchGroups(glossary, ['sendText'])).toContainEqual(['sendText', '센드 텍스트']);
});

test('creates no group for a name with an unknown pronunciation', () => {
  expect(listSearchGroups(glossary, ['zyxSend']).flat()).not.toContain('zyxSend');
});
