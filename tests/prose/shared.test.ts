import { expect, test } from 'vitest';
import {
  oneWord,
  ownLanguage,
  spaces,
  unfinished,
  units,
} from '../../packages/docs-parity/src/prose/shared';
import { findings } from './findings';

test.each([
  ['에러가 납니다.', '오류'],
  ['메소드를 부릅니다.', '메서드'],
  ['리액트에서 씁니다.', 'React'],
  ['Open a Websocket.', 'WebSocket'],
  ['Runs on Node.js.', 'Node'],
])('in "%s" suggests %s', (text, instead) => {
  expect(findings(oneWord, text)).toEqual([expect.stringContaining(`"${instead}"`)]);
});

test('ignores names in code', () => {
  expect(findings(oneWord, 'Give `Websocket` a try.')).toEqual([]);
});

test('reports Korean on an English page', () => {
  expect(findings(ownLanguage, '마이크를 엽니다.', { language: 'en' })).toEqual([
    expect.stringMatching(/"마이크를" is Korean .* mark it as code\.$/),
  ]);
});

test('reports an English sentence on a Korean page, accepts a list of names', () => {
  const on = { language: 'ko' } as const;
  expect(findings(ownLanguage, 'Opens the microphone of this device.', on)).toHaveLength(1);
  expect(findings(ownLanguage, 'Chrome, Edge, Android WebView', on)).toEqual([]);
});

test('reports double spaces and a space before a period', () => {
  expect(findings(spaces, 'One  two.')).toHaveLength(1);
  expect(findings(spaces, '`connect` .')).toHaveLength(1);
  expect(findings(spaces, 'One two.')).toEqual([]);
});

test('reports TODO outside code', () => {
  expect(findings(unfinished, 'TODO: 나중에 씁니다.')).toHaveLength(1);
  expect(findings(unfinished, 'Give the `TODO` list a try.')).toEqual([]);
});

test.each(['파일은 5MB입니다.', 'It takes 200ms.', '16kHz로 보냅니다.'])(
  'reports the missing space before a unit in "%s"',
  (text) => {
    expect(findings(units, text)).toHaveLength(1);
  },
);

test.each(['파일은 5 MB입니다.', 'PCM16 is fine', 'the 2D context'])(
  'accepts the units in "%s"',
  (text) => {
    expect(findings(units, text)).toEqual([]);
  },
);
