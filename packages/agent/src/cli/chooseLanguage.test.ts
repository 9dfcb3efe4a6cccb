import { expect, test } from 'vitest';
import { chooseLanguage } from './run.js';

test.each([
  [['--language', 'en'], { LANG: 'ko_KR.UTF-8' }, 'en'],
  [['--language=ko'], { LANG: 'en_US.UTF-8' }, 'ko'],
  [['--port', '1', '--language', 'ko'], {}, 'ko'],
  [[], { LANG: 'ko_KR.UTF-8' }, 'ko'],
  [[], { LC_ALL: 'ko_KR.UTF-8', LANG: 'en_US.UTF-8' }, 'ko'],
  [[], { LANG: 'C' }, 'en'],
  [[], {}, 'en'],
  [['--language', 'fr'], { LANG: 'ko_KR' }, 'ko'],
] as const)('arguments %j with environment %j select %s', (words, environment, language) => {
  expect(chooseLanguage(words, environment)).toBe(language);
});
