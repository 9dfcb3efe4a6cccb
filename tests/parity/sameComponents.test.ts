import { expect, test } from 'vitest';
import { makeSite, summarize } from './makeSite';
import { sameComponents } from '../../packages/docs-parity/src/rules/parity';

const problemsOf = async (ko: string, en: string) => {
  const { site } = await makeSite({ ko: { page: ko }, en: { page: en } });
  return summarize(sameComponents(site));
};

test('reports a sample that is missing in one language', async () => {
  const ko = '<Sample name="a.ts" />\n\n<Sample name="b.ts" />';
  expect(await problemsOf(ko, '<Sample name="a.ts" />')).toEqual([
    'en/page.mdx:1 <Sample name="b.ts" /> is missing here. It is at ko/page.mdx:3.',
  ]);
});

test('reports components with different props', async () => {
  expect(await problemsOf('<Sample name="a.ts" live />', '<Sample name="a.ts" />')).toHaveLength(1);
});

test('reports samples in a different order', async () => {
  const [one, two] = ['<Sample name="a.ts" />', '<Sample name="b.ts" />'];
  expect(await problemsOf(`${one}\n\n${two}`, `${two}\n\n${one}`)).toHaveLength(1);
});

test('allows a different order within a sentence', async () => {
  const ko = '<State name="idle" /> 다음은 <State name="ready" />입니다.';
  const en = '<State name="ready" /> follows <State name="idle" />.';
  expect(await problemsOf(ko, en)).toEqual([]);
});

test('allows labels in the language of the page', async () => {
  expect(await problemsOf('<TabItem label="윈도" />', '<TabItem label="Windows" />')).toEqual([]);
});
