import { expect, test } from 'vitest';
import { checkRecordingOptions } from './createActions.js';
import { limits } from './limits.js';

const { recordingMinMs, recordingMaxMs } = limits;

test.each([
  {},
  { deviceId: 'microphone-1' },
  { maxDurationMs: recordingMinMs },
  { maxDurationMs: recordingMaxMs },
])('%j can be recorded', (options) => {
  expect(() => checkRecordingOptions(options)).not.toThrow();
});

test.each([
  { maxDurationMs: recordingMinMs - 1 },
  { maxDurationMs: recordingMaxMs + 1 },
  { maxDurationMs: Number.NaN },
])('%j is refused, with what would be right', (options) => {
  const range = `${recordingMinMs} to ${recordingMaxMs}`;
  expect(() => checkRecordingOptions(options)).toThrow(
    expect.objectContaining({ code: 'invalid-options', message: expect.stringContaining(range) }),
  );
});

test('a device that is no text is refused', () => {
  const options = JSON.parse('{ "deviceId": 1 }') as { deviceId: string };
  expect(() => checkRecordingOptions(options)).toThrow(
    expect.objectContaining({ code: 'invalid-options' }),
  );
});
