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
])('"%s" should say %s', (text, right) => {
  expect(findings(particleAgreement, text)).toEqual([expect.stringContaining(`"${right}"`)]);
});

test.each([
  '`connect`를 부릅니다.',
  '`signal`로 취소합니다.',
  '`url`이 맞는지 봅니다.',
  'SDK를 `Node`로 씁니다.',
  '`401`로 답합니다.',
])('"%s" agrees', (text) => {
  expect(findings(particleAgreement, text)).toEqual([]);
});

test('a word nobody knows how to read is asked for', () => {
  expect(findings(particleAgreement, '`zyxwv`를 부릅니다.')).toEqual([
    expect.stringContaining('readings.json'),
  ]);
});

test('a word that only begins like a particle is left alone', () => {
  expect(findings(particleAgreement, 'React가격')).toEqual([]);
});
