import { expect, test } from 'vitest';
import { findTitles } from '../testing/sites';

test('tries the other keyboard layout for vowels without a consonant', async () => {
  const files = { 'a.md': '# 두 함수 비교\n\n두 함수\n', 'b.md': '# Enum\n\nenum\n' };
  expect(await findTitles(files, '두ㅕㅡ')).toEqual(['Enum']);
  expect((await findTitles(files, '두 함수ㅜ'))[0]).toBe('두 함수 비교');
});

test('moves a misplaced space when that gives known words', async () => {
  const files = {
    'a.md': '# 포함 관계\n\n서버를 포함합니다\n',
    'b.md': '# 서버 쪽 컴포넌트\n\n서버에서 도는 컴포넌트\n',
    'c.md': '# 서버\n\n다른 컴포넌트\n',
  };
  expect((await findTitles(files, '서버컴 포넌트'))[0]).toBe('서버 쪽 컴포넌트');
  expect((await findTitles(files, '서버 포함'))[0]).toBe('포함 관계');
});

test('ranks the completion of a partly typed name above its first part', async () => {
  const files = {
    'a.md': '# Prop\n\nprop prop\n',
    'b.md': '# 앱 설정\n\n설정\n\n## globalProperties 설정\n\n모두\n',
    'c.md': '# 색\n\nglobal\n',
  };
  expect((await findTitles(files, 'globalProp'))[0]).toBe('앱 설정');
});

test('tolerates two typos in a word when no closer word exists', async () => {
  const files = { 'a.md': '# License\n\nfree\n', 'b.md': '# Size\n\nsmall\n' };
  expect(await findTitles(files, 'lisence')).toEqual(['License']);
  const nearer = { ...files, 'c.md': '# Lisens\n\nanother\n' };
  expect((await findTitles(nearer, 'lisense'))[0]).toBe('Lisens');
});

test('does not join two words into one that is known only by its syllables', async () => {
  const files = {
    'a.md': '# 인라인 핸들러\n\n바로 적습니다\n',
    'b.md': '# 인\n\n인하 인하\n',
    'c.md': '# 라\n\n라 라\n',
  };
  expect((await findTitles(files, '인라인 핸들라'))[0]).toBe('인라인 핸들러');
});

test('normalizes full-width and decomposed letters in queries', async () => {
  const files = { 'a.md': '# connect 사용법\n\n글\n', 'b.md': '# disconnect\n\n글\n' };
  expect(await findTitles(files, 'ｃｏｎｎｅｃｔ를')).toEqual(['connect 사용법']);
  expect(await findTitles(files, '사용법'.normalize('NFD'))).toEqual(['connect 사용법']);
  expect(await findTitles(files, 'ㅅㅇㅂ')).toEqual(['connect 사용법']);
});
