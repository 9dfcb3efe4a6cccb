import { expect, test } from 'vitest';
import { splitGloss } from './headingTerms';

test.each([
  ['명명된 슬롯(Named Slots)', '명명된 슬롯 ', ['Named Slots']],
  ['음성 합성(TTS) 듣기', '음성 합성  듣기', ['TTS']],
  ['지연 로딩 (Lazy Loading)', '지연 로딩 ', ['Lazy Loading']],
  ['웹(Web)', '웹 ', ['Web']],
  ['모바일 (Mobile)', '모바일 ', ['Mobile']],
  ['리액트(React)', '리액트 ', ['React']],
  ['선택(Optional)', '선택 ', ['Optional']],
  ['권장(Recommended)', '권장 ', ['Recommended']],
])('what %s says again in English is its gloss', (heading, name, glosses) => {
  expect(splitGloss(heading)).toEqual({ name, glosses });
});

test.each([
  '설치(Windows)',
  '설치 (macOS)',
  '설치(Web)',
  '설정(Node.js)',
  '설치(Windows, macOS, Linux)',
  '서버에서 실행하기(Node.js)',
  '설정(optional)',
  '업그레이드(v2)',
])('what %s is about is no gloss', (heading) => {
  expect(splitGloss(heading)).toEqual({ name: heading, glosses: [] });
});
