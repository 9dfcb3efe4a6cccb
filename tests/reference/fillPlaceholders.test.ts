import { beforeAll, expect, test } from 'vitest';
import { fillPlaceholders } from '../../packages/api-facts/src/texts';
import { apiFacts } from '../../website/config/apiFacts';

beforeAll(() => void apiFacts.read(), 60_000);

test('formats limits and defaults for the language', () => {
  const text = '{limits.textCharacters}, {defaults.reconnect.attempts}, {defaults.language}';
  expect(fillPlaceholders(text, apiFacts.read(), 'ko')).toMatch(/^[\d,]+자, \d+번, `'ko'`$/);
});

test('formats a limit without its unit for .number', () => {
  const text = '{limits.recordingMinMs.number}~{limits.recordingMaxMs.number}';
  expect(fillPlaceholders(text, apiFacts.read(), 'ko')).toMatch(/^\d+~\d+,000$/);
});

test('throws for an unknown limit and suggests a similar name', () => {
  expect(() => fillPlaceholders('{limits.textCharacter}', apiFacts.read(), 'ko')).toThrow(
    'no limits "textCharacter". Did you mean "textCharacters"',
  );
});
