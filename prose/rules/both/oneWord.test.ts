import { expect, test } from 'vitest';
import { findings } from '../../testing/findings';
import { oneWord } from './oneWord';

test.each([
  ['에러가 납니다.', '오류'],
  ['메소드를 부릅니다.', '메서드'],
  ['리액트에서 씁니다.', 'React'],
  ['Open a Websocket.', 'WebSocket'],
  ['Runs on Node.js.', 'Node'],
])('"%s" has another word: %s', (text, instead) => {
  expect(findings(oneWord, text)).toEqual([expect.stringContaining(`"${instead}"`)]);
});

test('names in code are left alone', () => {
  expect(findings(oneWord, 'Give `Websocket` a try.')).toEqual([]);
});
