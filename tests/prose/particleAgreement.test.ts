import { expect, test } from 'vitest';
import { findings } from './findings';
import { particleAgreement } from '../../packages/docs-parity/src/prose/korean';

test.each([
  ['`connect`을 부릅니다.', 'connect를'],
  ['`stopSpeaking`를 부릅니다.', 'stopSpeaking을'],
  ['`url`가 맞는지 봅니다.', 'url이'],
  ['`signal`으로 취소합니다.', 'signal로'],
  ['`reason`로 압니다.', 'reason으로'],
  ['`createAgent()`은 만듭니다.', 'createAgent()는'],
  ['API을 씁니다.', 'API를'],
  ['`8080`를 씁니다.', '8080을'],
])('in "%s" suggests %s', (text, right) => {
  expect(findings(particleAgreement, text)).toEqual([expect.stringContaining(`"${right}"`)]);
});

test.each([
  '`connect`를 부릅니다.',
  '`signal`로 취소합니다.',
  '`url`이 맞는지 봅니다.',
  'SDK를 `Node`로 씁니다.',
  '`401`로 답합니다.',
])('accepts "%s"', (text) => {
  expect(findings(particleAgreement, text)).toEqual([]);
});

test('asks for the reading of an unknown word', () => {
  expect(findings(particleAgreement, '`zyxwv`를 부릅니다.')).toEqual([
    expect.stringContaining('readings.json'),
  ]);
});

test('ignores a word that only starts like a particle', () => {
  expect(findings(particleAgreement, 'React가격')).toEqual([]);
});
