import { expect, test } from 'vitest';
import { findTitles } from '../testing/sites';

test('does not join two words when the second could only be an ending', async () => {
  const files = { 'a.md': '# 저장 용량\n\n용량 저장\n', 'b.md': '# 저장\n\n저장 저장\n' };
  expect((await findTitles(files, '저장 용ㄹ'))[0]).toBe('저장 용량');
});

test('finds a three-syllable name that is typed with spaces', async () => {
  const files = { 'a.md': '# 틱택토\n\n틱택토는 놀이\n', 'b.md': '# 택배\n\n토끼 틱\n' };
  expect((await findTitles(files, '틱 택 토'))[0]).toBe('틱택토');
});

test('matches a synonym of several words that is typed without spaces', async () => {
  const files = {
    'a.md': '# 겉만 베끼기\n\n복사는 얕은 것과 깊은 것이 있습니다\n',
    'b.md': '# Objects\n\nshallowcopy\n',
  };
  expect(await findTitles(files, '얕은복사')).toContain('겉만 베끼기');
});

test('matches a compound by its parts beside another known word', async () => {
  const files = {
    'a.md': '# 음성 품질 점수 기록\n\n음성 품질 점수 기록\n',
    'b.md': '# 토큰\n\n토큰\n',
  };
  expect(await findTitles(files, '토큰 음성품질점수기록')).toContain('음성 품질 점수 기록');
});

test('reads 함수 after a noun as a noun, not as a verb ending', async () => {
  const files = { 'a.md': '# 서버\n\n서버 서버\n', 'b.md': '# 서버 함수\n\n서버에서 돌립니다\n' };
  expect((await findTitles(files, '서버함수'))[0]).toBe('서버 함수');
});
