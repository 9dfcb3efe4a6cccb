import { expect, test } from 'vitest';
import { findTitles } from '../testing/sites';

test('ignores words that only ask where, when or whether something is good', async () => {
  const files = {
    'a.md': '# 안에서 보기\n\n안에서 봅니다\n',
    'b.md': '# 규칙\n\n조건문에 두지 않습니다\n',
    'c.md': '# 무엇이 더 좋은가요?\n\n좋은 쪽\n',
  };
  expect((await findTitles(files, '조건문 안에서'))[0]).toBe('규칙');
  expect((await findTitles(files, '규칙은 왜 좋은가요'))[0]).toBe('규칙');
  expect((await findTitles(files, '조건문 쓸 때만'))[0]).toBe('규칙');
});

test('ranks a stem with one ending removed above one with two removed', async () => {
  const files = {
    'a.md': '# 만 단위\n\n만을 만이 만은 셉니다\n',
    'b.md': '# 양식 만들기\n\n만들면 만드는\n',
  };
  expect((await findTitles(files, '만들고'))[0]).toBe('양식 만들기');
});

test('tells the verb 켜다 from the noun 키', async () => {
  const files = {
    'a.md': '# 키 관리\n\n키를 키가 키는\n',
    'b.md': '# 소리를 켜는 때\n\n켜면 켜고 켜는\n',
  };
  expect(await findTitles(files, '켜려면')).toEqual(['소리를 켜는 때']);
  expect(await findTitles(files, '키를')).toEqual(['키 관리']);
});

test('does not match loose vowels to a name by sound', async () => {
  const files = { 'a.md': '# Event\n\nevent\n', 'b.md': '# v-model\n\nmodel\n' };
  expect((await findTitles(files, 'ㅍ-ㅡㅐㅇ디'))[0]).toBe('v-model');
});

test('does not match a word with synonyms to a name that sounds similar', async () => {
  const files = {
    'a.md': '# Plugin\n\nplugin plugin\n',
    'b.md': '# 경로\n\n별칭을 씁니다\n',
    'c.md': '# Alias\n\nalias\n',
  };
  expect(await findTitles(files, '별칭')).not.toContain('Plugin');
});
