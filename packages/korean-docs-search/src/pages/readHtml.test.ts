import { expect, test } from 'vitest';
import { readColumns, withoutColumns } from './columns';
import { readHtml } from './readHtml';

const page = (body: string, head = ''): string =>
  `<html lang="ko"><head><title>제목</title>${head}</head><body><main><article>${body}</article></main></body></html>`;

test('reads a page by its headings, without its document title and other non-content', () => {
  const read = readHtml(
    'docs/a/',
    page(`<header><h1>연결</h1></header><p>처음</p>
      <p data-search-ignore="">SDK 0.1.0에서 확인</p><button>실행</button>
      <h2 id="options">옵션<a class="hash-link" href="#options">#</a></h2>
      <pre><code>connect()</code></pre>
      <table><caption>표</caption><thead><tr><th>이름</th></tr></thead>
      <tr><td><code>url</code></td><td>주소</td></tr></table>`),
  );
  expect(read?.sections.map(({ id, heading, text }) => [id, heading, text])).toEqual([
    ['', '연결', '처음'],
    ['options', '옵션', 'url · 주소'],
  ]);
  expect(read?.sections[1]?.names).toEqual(['url']);
  expect(read?.sections[1]?.code).toEqual(['connect()', 'url']);
});

test('keeps the names of the columns of a wide table beside its text', () => {
  const head = '<thead><tr><th>이름</th><th>버전</th><th>소리</th></tr></thead>';
  const row = '<tr><td>가</td><td>16</td><td>아니요</td></tr>';
  const narrow =
    '<table><thead><tr><th>나</th><th>다</th></tr></thead><tr><td>라</td></tr></table>';
  const read = readHtml('a', page(`<h1>표</h1><table>${head}${row}</table>${narrow}`));
  const { text = '' } = read?.sections[0] ?? {};
  expect(withoutColumns(text)).toBe('가 · 16 · 아니요\n라');
  expect(readColumns(text)).toEqual([[0, ['버전', '소리']]]);
});

test('separates adjacent elements by a space and keeps particles attached', () => {
  const read = readHtml(
    'a',
    page(
      '<h1>이름</h1><p><code>text</code><span>string</span></p><p><code>on</code>을 부릅니다</p>',
    ),
  );
  expect(read?.sections[0]?.text).toBe('text string\non을 부릅니다');
});

test('reads a definition with an id as a section', () => {
  const read = readHtml(
    'a',
    page(`<h1>이벤트</h1><h2 id="list">목록<a class="hash-link" href="#list">#</a></h2>
      <dl><div id="event-ready"><dt><code>ready</code></dt><dd>준비되면</dd></div></dl>
      <p>더 있습니다</p>`),
  );
  expect(read?.sections.map(({ id, heading, text }) => [id, heading, text])).toEqual([
    ['', '이벤트', ''],
    ['list', '목록', '더 있습니다'],
    ['event-ready', 'ready', 'ready\n준비되면'],
  ]);
});

test('skips a page with noindex', () => {
  expect(
    readHtml('a', page('<h1>비밀</h1>', '<meta name="robots" content="noindex">')),
  ).toBeUndefined();
});
