import { expect, test } from 'vitest';
import { wordsOfAddress } from './wordsOfAddress';

test.each([
  ['/docs/api/send_text.html', 'send text'],
  ['/docs/guides/microphone-setup/', 'microphone setup'],
  ['/docs/api/recording/index.html', 'recording'],
  ['/docs/%EB%85%B9%EC%9D%8C/', '녹음'],
  ['/docs/100%/', '100'],
  ['/!/', '/!/'],
])('%s gives “%s”', (pathname, words) => {
  expect(wordsOfAddress(pathname)).toBe(words);
});
