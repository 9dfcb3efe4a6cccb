import { beforeAll, expect, test } from 'vitest';
import { loadReference } from '../loadReference';
import { fillPlaceholders } from './fillPlaceholders';

beforeAll(() => void loadReference(), 60_000);

test('a limit and a default stand as the language writes them', () => {
  const text = '{limits.textCharacters}, {defaults.reconnect.attempts}, {defaults.language}';
  expect(fillPlaceholders(text, loadReference(), 'ko')).toMatch(/^[\d,]+자, \d+번, `'ko'`$/);
});

test('a number may stand without its unit, where the sentence names one for several', () => {
  const text = '{limits.recordingMinMs.number}~{limits.recordingMaxMs.number}';
  expect(fillPlaceholders(text, loadReference(), 'ko')).toMatch(/^\d+~\d+,000$/);
});

test('a number the SDK does not have is an error that offers one it has', () => {
  expect(() => fillPlaceholders('{limits.textCharacter}', loadReference(), 'ko')).toThrow(
    'no limits "textCharacter". Did you mean "textCharacters"',
  );
});
