import { expect, test } from 'vitest';
import { findings } from '../../testing/findings';
import { ownLanguage } from './ownLanguage';

test('Korean on an English page is found', () => {
  expect(findings(ownLanguage, '마이크를 엽니다.', { language: 'en' })).toEqual([
    expect.stringMatching(/"마이크를" is Korean .* mark it as code\.$/),
  ]);
});

test('an English sentence on a Korean page is found, a row of names is not', () => {
  const on = { language: 'ko' } as const;
  expect(findings(ownLanguage, 'Opens the microphone of this device.', on)).toHaveLength(1);
  expect(findings(ownLanguage, 'Chrome, Edge, Android WebView', on)).toEqual([]);
});
