import { beforeAll, expect, test } from 'vitest';
import { docsParity, glossary } from '../../website/config/docsParity';
import { apiFacts } from '../../website/config/apiFacts';
import {
  CODE,
  positionInPassage,
  readPagePassages,
} from '../../packages/docs-parity/src/prose/passages';
import { lintPassage } from '../../packages/docs-parity/src/prose';
import { readPageText } from '../../packages/docs-parity/src/readSite';

beforeAll(() => void apiFacts.read(), 60_000);

const read = async (source: string) => {
  const place = { locale: 'ko', name: 'page', file: 'page.mdx' } as const;
  return readPagePassages(await readPageText(source, place, docsParity));
};

test('reads headings, paragraphs and cells as passages, without heading ids', async () => {
  const texts = (await read('## 오류 {#errors}\n\n본문\n\n| 하나 |\n| --- |\n| 둘 |')).map(
    ({ kind, text }) => `${kind} ${text}`,
  );
  expect(texts).toEqual(['heading 오류', 'text 본문', 'cell 하나', 'cell 둘']);
});

test('replaces code and components by a placeholder that keeps their text', async () => {
  const [passage] = await read(
    '`connect`와 <Api name="sendText" />와 <Limit name="textCharacters" />',
  );
  expect(passage?.text).toBe(`${CODE}와 ${CODE}와 ${CODE}`);
  expect(passage?.spans.flatMap(({ code }) => code ?? [])).toEqual([
    'connect',
    'sendText',
    expect.stringMatching(/자$/),
  ]);
});

test('reads the title and description of a page as passages', async () => {
  const passages = await read('---\ntitle: 제목\ndescription: 설명입니다.\n---\n');
  expect(passages.map(({ text, spans }) => [text, spans[0]?.line])).toEqual([
    ['제목', 2],
    ['설명입니다.', 3],
  ]);
});

test('maps an index in a passage to line and column in the file', async () => {
  const [passage] = await read('첫 줄\n둘째 줄의 `code` 뒤');
  if (!passage) throw new Error('There is no passage.');
  expect(positionInPassage(passage, passage.text.indexOf('뒤'))).toEqual({ line: 2, column: 14 });
});

test('lintPassage reports file, line, column, rule and message', async () => {
  const [passage] = await read('본문\n에러가 납니다.');
  expect(passage && lintPassage(passage, glossary)).toEqual([
    { file: 'page.mdx', line: 2, column: 1, rule: 'one-word', message: '"에러" → "오류"' },
  ]);
});
