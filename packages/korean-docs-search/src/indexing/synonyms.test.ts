import { expect, test } from 'vitest';
import { findTitles } from '../testing/sites';
import { readGlossary } from '../glossary';

const others = {
  'other.md': '# Numbers\n\nAll that turn up.',
  'more.md': '# Colors\n\nSome of them turn.',
};

test('matches a synonym of several words only as a whole, with any ending', async () => {
  const files = { ...others, 'telemetry.md': '# Telemetry\n\nYou can disable it.' };
  expect(await findTitles(files, 'switching off')).toEqual(['Telemetry']);
  expect(await findTitles(files, 'switching')).toEqual([]);
  const korean = { 'ko.md': '# 세션\n\n다시 쓰기 전에.', 'share.md': '# 상태 공유\n\n설명.' };
  expect(await findTitles(korean, '같이 쓰려면')).toContain('상태 공유');
});

test('the synonyms of 편집기 apply to the thing, not to the activity 편집', async () => {
  const files = { 'editor.md': '# Editor\n\nWrite.', 'ko.md': '# 글 고치기\n\n편집을 끝냅니다.' };
  expect(await findTitles(files, '편집')).toEqual(['글 고치기']);
  expect(await findTitles(files, '편집기')).toContain('Editor');
});

test('the glossary has no group of one name, and no name twice in a group', () => {
  for (const group of readGlossary()) {
    expect(group.length, group.join()).toBeGreaterThan(1);
    expect(new Set(group).size, group.join()).toBe(group.length);
  }
});

test('the glossary is smaller than 60 kB', () => {
  const text = readGlossary().map((group) => `${group.join(' = ')}\n`);
  expect(Buffer.byteLength(text.join(''))).toBeLessThan(60_000);
});

test('glossary groups that share two names each have two names of their own', () => {
  const groups = readGlossary().map((group) => new Set(group));
  const holding = new Map<string, Set<string>[]>();
  for (const group of groups)
    for (const name of group) holding.set(name, [...(holding.get(name) ?? []), group]);
  for (const group of groups)
    for (const other of new Set([...group].flatMap((name) => holding.get(name) ?? []))) {
      const own = [...group].filter((name) => !other.has(name));
      if (other === group || group.size - own.length < 2) continue;
      expect(own.length, `${[...group].join()} and ${[...other].join()}`).toBeGreaterThan(1);
    }
});
