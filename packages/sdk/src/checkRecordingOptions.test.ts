import { expect, test } from 'vitest';
import { adpcm, detectVoice } from './audio/index.js';
import { checkRecordingOptions } from './createActions.js';
import { limits } from './limits.js';

const { recordingMinMs, recordingMaxMs } = limits;

test.each([
  {},
  { deviceId: 'microphone-1' },
  { maxDurationMs: recordingMinMs },
  { maxDurationMs: recordingMaxMs },
  { endOnSilence: detectVoice() },
  { endOnSilence: detectVoice({ silenceMs: undefined, waitMs: undefined, raisedDb: undefined }) },
  { encoding: adpcm() },
  { endOnSilence: detectVoice({ silenceMs: 5_000, waitMs: 1_000, raisedDb: 0 }), bargeIn: true },
])('accepts %j', (options) => {
  expect(() => checkRecordingOptions(options)).not.toThrow();
});

test.each([
  { maxDurationMs: recordingMinMs - 1 },
  { maxDurationMs: recordingMaxMs + 1 },
  { maxDurationMs: Number.NaN },
])('rejects %j and states the allowed range', (options) => {
  const range = `${recordingMinMs} to ${recordingMaxMs}`;
  expect(() => checkRecordingOptions(options)).toThrow(
    expect.objectContaining({ code: 'invalid-options', message: expect.stringContaining(range) }),
  );
});

test('rejects a deviceId that is not a string', () => {
  const options = JSON.parse('{ "deviceId": 1 }') as { deviceId: string };
  expect(() => checkRecordingOptions(options)).toThrow(
    expect.objectContaining({ code: 'invalid-options' }),
  );
});

test.each([
  [{ endOnSilence: detectVoice({ silenceMs: 299 }) }, 'silenceMs must be 300 to 5000'],
  [{ endOnSilence: detectVoice({ waitMs: 60_001 }) }, 'waitMs must be 1000 to 60000'],
  [{ endOnSilence: detectVoice({ raisedDb: Number.NaN }) }, 'raisedDb must be 0 to 40'],
  [{ bargeIn: true }, 'needs endOnSilence'],
])('rejects %j and states the rule', (options, rule) => {
  expect(() => checkRecordingOptions(options)).toThrow(
    expect.objectContaining({ code: 'invalid-options', message: expect.stringContaining(rule) }),
  );
});

test.each([
  ['{ "endOnSilence": true }', 'detectVoice()'],
  ['{ "encoding": "opus" }', 'adpcm()'],
  ['{ "encoding": null }', 'adpcm()'],
])('rejects %s and names the function that creates the value', (json, maker) => {
  const options = JSON.parse(json) as Parameters<typeof checkRecordingOptions>[0];
  expect(() => checkRecordingOptions(options)).toThrow(
    expect.objectContaining({ code: 'invalid-options', message: expect.stringContaining(maker) }),
  );
});
