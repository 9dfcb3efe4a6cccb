import { expect, test } from 'vitest';
import { findTitles } from '../testing/sites';
import { isStopWord } from '../text/tokenizer';

test('finds a verb in the passive and with a contracted stem', async () => {
  const files = {
    'a.md': '# 화면을 그리는 때\n\n그리고 나서 그리지 않고 그리면\n',
    'b.md': '# 키를 누르기\n\n누르고 누르면 누르지\n',
  };
  expect(await findTitles(files, '그려질')).toEqual(['화면을 그리는 때']);
  expect(await findTitles(files, '눌렀는데')).toEqual(['키를 누르기']);
});

test('finds a verb by another of its forms', async () => {
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

test('reads 이랑 and 랑 as particles, not as words', async () => {
  const files = { 'a.md': '# let\n\nlet\n', 'b.md': '# run\n\nrun\n' };
  expect(await findTitles(files, 'let이랑')).toEqual(['let']);
  expect(await findTitles(files, '0.5랑')).toEqual([]);
});

test('stems adverbs of -y and nouns in -ation and -ment', async () => {
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

test('tells one-syllable words with a silent e from those without', async () => {
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

test('keeps the last syllable of a noun that could be an ending', async () => {
  const files = {
    'a.md': '# 다른 앱\n\n로그인이 되지 않습니다\n',
    'b.md': '# 기록\n\n로그를 로그에 로그가 로그는 로그의 로그와 남깁니다\n',
  };
  expect((await findTitles(files, '로그인을'))[0]).toBe('다른 앱');
  expect(await findTitles(files, '로그를')).toEqual(['기록']);
});

test('finds a one-syllable verb by its synonyms in an inflected form', async () => {
  const files = {
    'a.md': '# 속성 상속\n\n속성을 물려받습니다\n',
    'b.md': '# 속성 상속 비활성화\n\n물려받지 않게 합니다\n',
  };
  expect((await findTitles(files, '속성 상속을 끄려면'))[0]).toBe('속성 상속 비활성화');
});

test('treats 거랑, 걸로 and 돼 as stop words', () => {
  expect(['거랑', '걸로', '돼'].every(isStopWord)).toBe(true);
});
