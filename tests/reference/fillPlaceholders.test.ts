import { beforeAll, expect, test } from 'vitest';
import { fillPlaceholders } from '../../packages/api-facts/src/texts';
import { apiFacts } from '../../website/config/apiFacts';

beforeAll(() => void apiFacts.read(), 60_000);

test('a limit and a default stand as the language writes them', () => {
  const text = '{limits.textCharacters}, {defaults.reconnect.attempts}, {defaults.language}';
  expect(fillPlaceholders(text, apiFacts.read(), 'ko')).toMatch(/^[\d,]+자, \d+번, `'ko'`$/);
});

test('a number may stand without its unit, where the sentence names one for several', () => {
  const text = '{limits.recordingMinMs.number}~{limits.recordingMaxMs.number}';
  expect(fillPlaceholders(text, apiFacts.read(), 'ko')).toMatch(/^\d+~\d+,000$/);
});

test('a number the SDK does not have is an error that offers one it has', () => {
  expect(() => fillPlaceholders('{limits.textCharacter}', apiFacts.read(), 'ko')).toThrow(
    'no limits "textCharacter". Did you mean "textCharacters"',
  );
});
