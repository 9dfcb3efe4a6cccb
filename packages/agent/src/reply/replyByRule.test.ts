import { expect, test } from 'vitest';
import { replyByRule } from './replyByRule.js';

const circumstances = { language: 'ko', now: new Date(2026, 10, 20, 9, 5), turn: 3 } as const;
const reply = (text: string) => replyByRule(text, circumstances);

test.each([
  ['안녕하세요', '안녕하세요. 로컬 에이전트입니다. 무엇을 도와드릴까요?'],
  ['Hello there', 'Hello. I am the local agent. How can I help?'],
  ['지금 몇 시야?', '지금은 오전 9시 5분입니다.'],
  ['What time is it?', 'It is 9:05 a.m.'],
  ['오늘 며칠이야?', '오늘은 2026년 11월 20일 금요일입니다.'],
  ['5까지 세어 줘', '1, 2, 3, 4, 5. 다 셌습니다.'],
  ['count to 3', '1, 2, 3. Done.'],
  ['따라 해: 물 좀 주세요', '물 좀 주세요'],
  ['repeat: good morning', 'good morning'],
  ['몇 번째 말이야?', '이 세션의 3번째 메시지입니다.'],
  ['하늘이 파랗다', '“하늘이 파랗다”라고 받았습니다. 저는 정해진 규칙으로만 답합니다.'],
  ['The sky is blue', 'I received “The sky is blue”. I only reply by fixed rules.'],
  ['123', '“123”라고 받았습니다. 저는 정해진 규칙으로만 답합니다.'],
])('answers “%s” with “%s”', (text, answer) => {
  expect(reply(text)).toBe(answer);
});

test('long answers and counts have the requested length, up to a limit', () => {
  expect(reply('긴 답 30').split('. ')).toHaveLength(30);
  expect(reply('a long answer, please').split('. ')).toHaveLength(20);
  expect(reply('long answer 999999999').split('. ')).toHaveLength(200);
  expect(reply('999999까지 세어 줘')).toContain(', 50. ');
});

test.each(['시간', '긴', '뭘', 'count to', '따라 해'])(
  'the longest text that starts with “%s” does not hang a rule',
  (start) => {
    expect(reply(start.padEnd(2_000))).not.toBe('');
  },
);
