import { expect, test } from 'vitest';
import { findings } from './findings';
import { sentenceEnds } from '../../packages/docs-parity/src/prose/korean';

test.each([
  '다음 명령을 실행합니다:',
  '연결합니다; 그리고 말합니다.',
  '연결합니다 — 바로 말합니다.',
  '토큰을 받는다.',
  '그대로 두면 돼요.',
  '이제 준비됐습니다!',
])('reports how "%s" ends or joins sentences', (text) => {
  expect(findings(sentenceEnds, text)).toHaveLength(1);
});

test('accepts polite sentences and instructions that end with a period', () => {
  expect(findings(sentenceEnds, '토큰을 받습니다. 그대로 두세요.')).toEqual([]);
});
