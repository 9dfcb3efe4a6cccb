import { glossary } from '../../website/config/docsParity';
import { expect, test } from 'vitest';
import { listSearchGroups } from '../../packages/docs-parity/src/prose/glossary';

test('a term is found by its other names in either language', () => {
  const group = listSearchGroups(glossary).find(([ko]) => ko === '오류');
  expect(group).toEqual(['오류', 'error', '에러']);
});

test('a name of the SDK is found by its sound', () => {
  expect(listSearchGroups(glossary, ['sendText'])).toContainEqual(['sendText', '센드 텍스트']);
});

test('a name with a word nobody has given a sound to has no group', () => {
  expect(listSearchGroups(glossary, ['zyxSend']).flat()).not.toContain('zyxSend');
});
