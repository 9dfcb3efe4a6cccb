import { expect, test } from 'vitest';
import { toPcm16 } from '../espeak/audio.js';
import { describeRecording } from './replyByRule.js';

const recordingOf = (amplitude: number) => ({
  durationMs: 2_500,
  samples: toPcm16(
    Float32Array.from({ length: 40_000 }, (_, index) => amplitude * (index % 2 ? 1 : -1)),
  ),
});

test('describes length and loudness in the given language', () => {
  expect(describeRecording(recordingOf(0.5), 'ko')).toBe('(녹음 2.5초, 평균 -6 dB, 최고 -6 dB)');
  expect(describeRecording(recordingOf(0.5), 'en')).toBe(
    '(2.5 s recording, average -6 dB, peak -6 dB)',
  );
});

test('describes silence as almost silent', () => {
  expect(describeRecording(recordingOf(0), 'ko')).toContain('-100 dB, 소리가 거의 없음');
  expect(describeRecording(recordingOf(0), 'en')).toContain('almost silent');
});

test('a full-scale sound peaks at 0 dB', () => {
  expect(describeRecording(recordingOf(0.999), 'ko')).toContain('최고 0 dB');
});
