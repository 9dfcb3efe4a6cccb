import { expect, test } from 'vitest';
import { formatBandwidth, formatQuantity, type Unit } from './quantities';

test.each<[number, Unit, string, string, string]>([
  [2_000, 'characters', 'textCharacters', '2,000자', '2,000\u00a0characters'],
  [60_000, 'milliseconds', 'recordingMaxMs', '60초', '60\u00a0seconds'],
  [600_000, 'milliseconds', 'tokenLifetimeMs', '10분', '10\u00a0minutes'],
  [1_000, 'milliseconds', 'pauseMs', '1초', '1\u00a0second'],
  [300, 'milliseconds', 'recordingMinMs', '300\u00a0ms', '300\u00a0ms'],
  [16_000, 'hertz', 'microphoneSampleRateHz', '16\u00a0kHz', '16\u00a0kHz'],
  [65_536, 'bytes', 'messageBytes', '64\u00a0KiB', '64\u00a0KiB'],
  [10, 'items', 'queuedSpeeches', '10개', '10\u00a0utterances'],
  [5, 'items', 'attempts', '5번', '5\u00a0attempts'],
  [3, 'items', 'anythingElse', '3개', '3'],
])(
  '%d %s of %s are formatted as "%s" in Korean and "%s" in English',
  (value, unit, name, ko, en) => {
    expect(formatQuantity(value, unit, name, 'ko')).toBe(ko);
    expect(formatQuantity(value, unit, name, 'en')).toBe(en);
  },
);

test('formats a bandwidth in bits per second, or as bytes per minute', () => {
  expect(formatBandwidth(32_160)).toBe('257\u00a0kbit/s');
  expect(formatBandwidth(32_160, 'minute')).toBe('1.9\u00a0MB');
});
