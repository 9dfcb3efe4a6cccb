import { expect, it } from 'vitest';
import { localizeSample } from './localizeSample';

const strings = { en: 'ko', Hello: '안녕하세요', Send: '보내기', 'State:': '상태:' };

it.each([
  [`sendText('Hello', "Hello")`, `sendText('안녕하세요', "안녕하세요")`],
  [`{ language: 'en' }`, `{ language: 'ko' }`],
  [
    '<html lang="en">\n<button>\n  Send\n</button>',
    '<html lang="ko">\n<button>\n  보내기\n</button>',
  ],
  ['<p>State: {state}</p>', '<p>상태: {state}</p>'],
])('translates %s to %s', (source, expected) => {
  expect(localizeSample(source, strings)).toBe(expected);
});

it.each([
  `const Hello = 1;`,
  `'Hello there'`,
  `import { Send } from './en.js';`,
  `agent.on('send', () => 1); // Hello`,
])('leaves %s unchanged', (source) => {
  expect(localizeSample(source, strings)).toBe(source);
});

it('changes nothing without translations', () => {
  expect(localizeSample(`'Hello'`, {})).toBe(`'Hello'`);
});
