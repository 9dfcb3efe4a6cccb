import { expect, test } from 'vitest';
import { findTitles } from '../evaluate/findTitles';
import { splitWords } from './words/splitWords';

test('a vowel that no consonant leads tells that the keyboard was in the other language', async () => {
  const files = { 'a.md': '# 두 함수 비교\n\n두 함수\n', 'b.md': '# Enum\n\nenum\n' };
  expect(await findTitles(files, '두ㅕㅡ')).toEqual(['Enum']);
  expect((await findTitles(files, '두 함수ㅜ'))[0]).toBe('두 함수 비교');
});

test('words that end in -tial and -tient are found by how they sound', async () => {
  const files = { 'a.md': '# Partial\n\nanother\n', 'b.md': '# Quotient\n\nother\n' };
  expect(await findTitles(files, '파셜')).toEqual(['Partial']);
  expect(await findTitles(files, '쿼션트')).toEqual(['Quotient']);
});

test('a slip in one part of a name with dots leads to the whole name, not to its other part', async () => {
  const files = {
    'a.md': '# beforeEach\n\neach each\n\n## each\n\nbefore each\n',
    'b.md': '# Suites\n\nmany\n\n## describe.each\n\nfor every row\n',
    'c.md': '# describe\n\nmany\n',
  };
  expect((await findTitles(files, 'descibe.each'))[0]).toBe('Suites');
});

test('an operator is found by its signs, and signs after a question ask for nothing', async () => {
  const files = {
    'a.md': '# 값이 없을 때\n\n`a ??= b`로 채웁니다\n',
    'b.md': '# 비교\n\n`a === b`는 형도 봅니다\n',
    'c.md': '# 병합\n\n`a ?? b`와 달리\n',
  };
  expect(await findTitles(files, '??=')).toEqual(['값이 없을 때']);
  expect(await findTitles(files, '===')).toEqual(['비교']);
  expect((await findTitles(files, '??'))[0]).toBe('병합');
  expect((await findTitles(files, '비교 ??'))[0]).toBe('비교');
});

test('an arrow alone leads to functions that are called so, not to all code', async () => {
  const files = {
    'a.md': '# 화살표 함수\n\n짧게 씁니다\n',
    'b.md': '# 배열\n\n`list.map((value) => value)`\n',
  };
  expect(await findTitles(files, '=>')).toEqual(['화살표 함수']);
});

test('a verb is found in the passive and where its stem was contracted', async () => {
  const files = {
    'a.md': '# 화면을 그리는 때\n\n그리고 나서 그리지 않고 그리면\n',
    'b.md': '# 키를 누르기\n\n누르고 누르면 누르지\n',
  };
  expect(await findTitles(files, '그려질')).toEqual(['화면을 그리는 때']);
  expect(await findTitles(files, '눌렀는데')).toEqual(['키를 누르기']);
});

test('all forms of a verb are one word, whichever of them a page has', async () => {
  const files = {
    'a.md': '# 단추\n\n단추를 누른 다음 손을 뗍니다\n',
    'b.md': '# 목록\n\n서버가 만든 것을 씁니다\n',
    'c.md': '# 지원\n\n지원이 끝난 다음\n',
  };
  expect(await findTitles(files, '눌러서')).toEqual(['단추']);
  expect(await findTitles(files, '만들어도')).toEqual(['목록']);
  expect(await findTitles(files, '끝나서')).toEqual(['지원']);
  expect(await findTitles(files, '지우면')).toEqual([]);
});

test('what two things are joined by is a particle, and no word of its own', async () => {
  const files = { 'a.md': '# let\n\nlet\n', 'b.md': '# run\n\nrun\n' };
  expect(await findTitles(files, 'let이랑')).toEqual(['let']);
  expect(await findTitles(files, '0.5랑')).toEqual([]);
});

test('two words are no compound when the second would be only an ending of the first', async () => {
  const files = { 'a.md': '# 저장 용량\n\n용량 저장\n', 'b.md': '# 저장\n\n저장 저장\n' };
  expect((await findTitles(files, '저장 용ㄹ'))[0]).toBe('저장 용량');
});

test('words of one family have one stem: adverbs of -y, nouns of -ation and of -ment', async () => {
  const files = {
    'a.md': '# Lazy images\n\nanother\n',
    'b.md': '# Compile\n\nanother\n',
    'c.md': '# Deploy\n\nanother\n',
    'd.md': '# Statements\n\nanother\n',
  };
  expect(await findTitles(files, 'lazily')).toEqual(['Lazy images']);
  expect(await findTitles(files, 'compilation')).toEqual(['Compile']);
  expect(await findTitles(files, 'deployments')).toEqual(['Deploy']);
  expect(await findTitles(files, 'statement')).toEqual(['Statements']);
});

test('a name of three syllables is found when each was written apart', async () => {
  const files = { 'a.md': '# 틱택토\n\n틱택토는 놀이\n', 'b.md': '# 택배\n\n토끼 틱\n' };
  expect((await findTitles(files, '틱 택 토'))[0]).toBe('틱택토');
});

test('a heading of two words is found as one, though a text writes it so too', async () => {
  const files = {
    'a.md': '# 환경 변수\n\n값을 밖에서 줍니다\n',
    'b.md': '# 환경변수의 배포\n\n환경변수의 쓰임\n',
  };
  expect((await findTitles(files, '환경변수'))[0]).toBe('환경 변수');
});

test('a word that ends in a loose consonant is of the other keyboard where it is known there', async () => {
  const files = { 'a.md': '# 책 읽기\n\n책\n', 'b.md': '# CORS\n\ncors\n' };
  expect(await findTitles(files, '책ㄴ')).toEqual(['CORS']);
  expect((await findTitles(files, '책ㅇ'))[0]).toBe('책 읽기');
});

test('libraries are found by their names with the js of their addresses, a long i by its sound', async () => {
  const files = { 'a.md': '# alpinejs\n\nanother\n', 'b.md': '# JSON Lines\n\nother\n' };
  expect((await findTitles(files, '알파인제이에스'))[0]).toBe('alpinejs');
  expect((await findTitles(files, '제이슨 라인스'))[0]).toBe('JSON Lines');
});

test('a member of a name with dots is found alone, a title of two words as one', async () => {
  const files = {
    'a.md': '# Testing\n\n`app.dependency_overrides` is empty\n',
    'b.md': '# Dependency\n\n## Overrides\n\nnothing\n',
    'c.md': '# UI Mode\n\nanother\n',
  };
  expect(await findTitles(files, 'dependency_overrides')).toEqual(['Testing']);
  expect(await findTitles(files, 'uimode')).toEqual(['UI Mode']);
});

test('one syllable keeps its silent e, so that it is not the stem of another word', async () => {
  const files = {
    'a.md': '# First\n\nThe core state.\n',
    'b.md': '# Requests\n\nStats with cors.\n',
    'c.md': '# Naming\n\nnothing\n',
  };
  expect((await findTitles(files, 'cors'))[0]).toBe('Requests');
  expect((await findTitles(files, 'stats'))[0]).toBe('Requests');
  expect(await findTitles(files, 'states')).toEqual(['First']);
  expect(await findTitles(files, 'named')).toEqual(['Naming']);
});

test('a name whose last syllable could be an ending is a word of its own', async () => {
  const files = {
    'a.md': '# 다른 앱\n\n로그인이 되지 않습니다\n',
    'b.md': '# 기록\n\n로그를 로그에 로그가 로그는 로그의 로그와 남깁니다\n',
  };
  expect((await findTitles(files, '로그인을'))[0]).toBe('다른 앱');
  expect(await findTitles(files, '로그를')).toEqual(['기록']);
});

test('initial consonants lead to what a text says more than once, when they are of no heading', async () => {
  const files = {
    'a.md': '# percentile\n\n백분위수를 셉니다. 백분위수는 순위입니다.\n',
    'b.md': '# mean\n\n평균값을 셉니다.\n',
    'c.md': '# 바뀐 이슈\n\n백분위수도 있습니다.\n',
  };
  expect(await findTitles(files, 'ㅂㅂㅇㅅ')).toEqual(['percentile']);
  expect(await findTitles(files, 'ㅂㄲㅇㅅ')).toEqual(['바뀐 이슈']);
});

test('what only asks is no name that sounds alike, whatever is stuck to it', async () => {
  const files = {
    'a.md': '# macOS\n\n설치합니다\n',
    'b.md': '# 첫째\n\nPDB를 씁니다\n',
    'c.md': '# 둘째\n\nPDB를 봅니다\n',
  };
  expect((await findTitles(files, 'PDB가 뭐고 언제까지 쓰나요'))[0]).not.toBe('macOS');
});

test('another name of several words, written as one, is found in pieces too', async () => {
  const files = {
    'a.md': '# 겉만 베끼기\n\n복사는 얕은 것과 깊은 것이 있습니다\n',
    'b.md': '# Objects\n\nshallowcopy\n',
  };
  expect(await findTitles(files, '얕은복사')).toContain('겉만 베끼기');
});

test('안 glued to what follows, and n’t, tell of a fault as they do when they stand alone', async () => {
  const files = {
    'a.md': '# 마이크\n\n마이크 됨 나요\n',
    'b.md': '# 문제 해결\n\n## 마이크가 안 될 때\n\n이유\n',
  };
  for (const query of ['마이크 안됨', '마이크가 안돼요', '마이크 안되는데요'])
    expect((await findTitles(files, query))[0], query).toBe('문제 해결');
  const english = {
    'a.md': '# Microphone\n\nmicrophone works\n',
    'b.md': '# Troubleshooting\n\n## Microphone does not work\n\nreasons\n',
  };
  expect((await findTitles(english, "microphone doesn't work"))[0]).toBe('Troubleshooting');
  expect(await findTitles({ 'a.md': '# 안내\n\n글\n', 'b.md': '# 내\n\n글\n' }, '안내')).toEqual([
    '안내',
  ]);
});

test('못 tells of a fault as 안 does, and is no word of its own', async () => {
  const files = {
    'a.md': '# 녹음\n\n못 찾을 때 녹음 듣기 못\n',
    'b.md': '# 문제 해결\n\n## 재생\n\n재생이 멈춤\n',
  };
  expect(await findTitles(files, '재생을 못해요')).toEqual(['문제 해결']);
});

test('a contraction is found as it is written', async () => {
  const files = { 'a.md': '# First\n\nIt can’t record.\n', 'b.md': '# Second\n\nIt records.\n' };
  expect(await findTitles(files, "can't")).toEqual(['First']);
  const [word] = splitWords('can’t');
  expect(word).toMatchObject({ text: 'not', start: 0, end: 5 });
});

test('a compound read in pieces tells as much as the plain word beside it', async () => {
  const files = {
    'a.md': '# 음성 품질 점수 기록\n\n음성 품질 점수 기록\n',
    'b.md': '# 토큰\n\n토큰\n',
  };
  expect(await findTitles(files, '토큰 음성품질점수기록')).toContain('음성 품질 점수 기록');
});

test('a space in the wrong place is mended where the words are known otherwise cut', async () => {
  const files = {
    'a.md': '# 포함 관계\n\n서버를 포함합니다\n',
    'b.md': '# 서버 쪽 컴포넌트\n\n서버에서 도는 컴포넌트\n',
    'c.md': '# 서버\n\n다른 컴포넌트\n',
  };
  expect((await findTitles(files, '서버컴 포넌트'))[0]).toBe('서버 쪽 컴포넌트');
  expect((await findTitles(files, '서버 포함'))[0]).toBe('포함 관계');
});

test('of a name half typed what it begins is meant, not its first part alone', async () => {
  const files = {
    'a.md': '# Prop\n\nprop prop\n',
    'b.md': '# 앱 설정\n\n설정\n\n## globalProperties 설정\n\n모두\n',
    'c.md': '# 색\n\nglobal\n',
  };
  expect((await findTitles(files, 'globalProp'))[0]).toBe('앱 설정');
});
