import type { Root } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import { breakName, isWhole, keepHyphens, keepParticles, remarkParticles } from './typography';

const joiner = '\u2060';

function textsOf(markdown: string): string[] {
  const tree = unified()
    .use(remarkParse)
    .use(remarkParticles)
    .runSync(unified().use(remarkParse).parse(markdown)) as Root;
  const texts: string[] = [];
  JSON.stringify(tree, (key, value: unknown) => {
    if (key === 'value') texts.push(String(value));
    return value;
  });
  return texts;
}

it('keepParticles joins only text that directly follows a closing mark', () => {
  expect(keepParticles('시간(밀리초)입니다. 뭐예요?라고')).toBe(
    `시간(밀리초)${joiner}입니다. 뭐예요?${joiner}라고`,
  );
  expect(keepParticles('값 (밀리초) 입니다, a/b')).toBe('값 (밀리초) 입니다, a/b');
  expect(keepParticles('을 엽니다', 'open()')).toBe(`${joiner}을 엽니다`);
  expect(keepParticles('을 막습니다', 'blob:')).toBe(`${joiner}을 막습니다`);
  expect(keepParticles('을 엽니다', 'open')).toBe('을 엽니다');
});

it('remarkParticles joins particles to code and links, but not in headings or across paragraphs', () => {
  expect(textsOf('`open()`을 [지금(초)](/a/)에')).toEqual([
    'open()',
    `${joiner}을 `,
    '지금(초)',
    `${joiner}에`,
  ]);
  expect(textsOf('# `open()`을\n\n`open()`\n\n을')).toEqual(['open()', '을', 'open()', '을']);
});

it('keepHyphens joins a hyphenated word with a short part', () => {
  expect(keepHyphens('Wi-Fi in an in-app browser')).toBe(
    `Wi-${joiner}Fi in an in-${joiner}app browser`,
  );
  expect(keepHyphens('Over Wi-Fi.')).toBe(`Over Wi-${joiner}Fi.`);
});

it.each(['short-lived', '--fault', 'x - y', 'x-api-key', 'https://my-shop.example', '02-1234'])(
  'keepHyphens leaves %s unchanged',
  (text) => {
    expect(keepHyphens(text)).toBe(text);
  },
);

it.each([
  'Web|View.|set|Web|Contents|Debugging|Enabled|(true)',
  'NSMicrophone|Usage|Description',
  'ERR_|BLOCKED_|BY_|LOCAL_|NETWORK_|ACCESS_|CHECKS',
  'http://|localhost:8787/|v1/|tokens',
  'Access-Control-Allow-Credentials: true',
])('breakName splits %s', (parts) => {
  expect(breakName(parts.replaceAll('|', ''))).toEqual(parts.split('|'));
});

it.each([
  'AgentError.isInstance',
  'http://localhost:8080',
  '{ code: "a", message: "b", cause: c }',
])('breakName does not split %s', (name) => {
  expect(breakName(name)).toEqual([name]);
});

it.each(['--allow-origin', 'touch-action: none', 'Speak now.', 'NSMicrophoneUsageDescription'])(
  'isWhole keeps %s unbroken',
  (name) => expect(isWhole(name, false)).toBe(true),
);

it.each([
  ['connect', false],
  ['await connect()', false],
  ['mediaPlaybackRequiresUserGesture', false],
  ['adb reverse tcp:8080 tcp:8080 -s device', false],
  ['AgentError.isInstance(error)', true],
])('isWhole lets a line break within %s (in a table: %s)', (name, isInTable) => {
  expect(isWhole(name, isInTable)).toBe(false);
});
