import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { limits } from '../limits.js';
import { createMessages } from '../messages.js';
import { createSilentVoice } from './voice.js';
import { createSpeech } from './speech.js';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const emit = vi.fn();

function beginSpeech() {
  const onStalled = vi.fn();
  const speech = createSpeech(
    { request: 1, text: '네', source: 'tts' },
    {
      emit,
      messages: createMessages(emit),
      openVoice: (_kind, _text, listener) => createSilentVoice(listener),
      onEnd: vi.fn(),
      onStalled,
    },
  );
  speech.receive({ type: 'speech-start', request: 1, stream: 1, text: '네', voice: 'device' });
  return { speech, onStalled };
}

it('every mouth shape is a sign that the agent goes on', () => {
  const { speech, onStalled } = beginSpeech();
  for (let count = 0; count < 3; count += 1) {
    vi.advanceTimersByTime(limits.speechStalledMs - 1);
    speech.receive({ type: 'speech-mark', stream: 1, marks: [] });
  }
  expect(onStalled).not.toHaveBeenCalled();
  vi.advanceTimersByTime(limits.speechStalledMs);
  expect(onStalled.mock.calls).toEqual([[1]]);
});

it('nothing is waited for after the end was sent, whatever comes late', () => {
  const { speech, onStalled } = beginSpeech();
  speech.receive({ type: 'speech-end', stream: 1, durationMs: 1_000_000 });
  speech.receive({ type: 'speech-mark', stream: 1, marks: [] });
  vi.advanceTimersByTime(2 * limits.speechStalledMs);
  expect(onStalled).not.toHaveBeenCalled();
});

it('nothing is waited for once a listener has ended the speech at one of its marks', async () => {
  const { speech, onStalled } = beginSpeech();
  await Promise.resolve();
  speech.result.catch(() => undefined);
  emit.mockImplementation((event) => event === 'speech-mark' && speech.end(false));
  speech.receive({ type: 'speech-mark', stream: 1, marks: [{ shape: 'a', atMs: 0 }] } as never);
  emit.mockReset();
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(2 * limits.speechStalledMs);
  expect(onStalled).not.toHaveBeenCalled();
});
