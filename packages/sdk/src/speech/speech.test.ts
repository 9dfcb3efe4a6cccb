import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { limits } from '../limits.js';
import { createMessages } from '../messages.js';
import { createSilentVoice } from './voice.js';
import { createSpeech } from './speech.js';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  emit.mockReset();
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

it('each speech-mark message restarts the stall timer', () => {
  const { speech, onStalled } = beginSpeech();
  for (let count = 0; count < 3; count += 1) {
    vi.advanceTimersByTime(limits.speechStalledMs - 1);
    speech.receive({ type: 'speech-mark', stream: 1, marks: [] });
  }
  expect(onStalled).not.toHaveBeenCalled();
  vi.advanceTimersByTime(limits.speechStalledMs);
  expect(onStalled.mock.calls).toEqual([[1]]);
});

it('does not report a stall after speech-end, even if a mark arrives late', () => {
  const { speech, onStalled } = beginSpeech();
  speech.receive({ type: 'speech-end', stream: 1, durationMs: 1_000_000 });
  speech.receive({ type: 'speech-mark', stream: 1, marks: [] });
  vi.advanceTimersByTime(2 * limits.speechStalledMs);
  expect(onStalled).not.toHaveBeenCalled();
});

it('clears the stall timer when a listener ends the speech on one of its marks', async () => {
  const { speech, onStalled } = beginSpeech();
  await Promise.resolve();
  speech.result.catch(() => undefined);
  emit.mockImplementation((event) => event === 'speech-mark' && speech.end(false));
  speech.receive({ type: 'speech-mark', stream: 1, marks: [{ shape: 'a', atMs: 0 }] } as never);
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(2 * limits.speechStalledMs);
  expect(onStalled).not.toHaveBeenCalled();
});

it('a speech that ends in the task in which it started fires no event', async () => {
  const { speech } = beginSpeech();
  speech.end(false);
  await Promise.resolve();
  expect(emit).not.toHaveBeenCalled();
});

it('a speech without sound has no marks', () => {
  const speech = createSpeech(
    { request: 1, text: '네', source: 'reply' },
    {
      emit,
      messages: createMessages(emit),
      openVoice: (_kind, _text, { onEnd }) => ({
        add: () => undefined,
        finish: () => onEnd(true),
        positionMs: () => 0,
        stop: () => undefined,
      }),
      onEnd: (ended, completed) => ended.end(completed),
      onStalled: vi.fn(),
    },
  );
  speech.receive({ type: 'speech-start', request: 1, stream: 1, text: '네', voice: 'agent' });
  speech.receive({ type: 'speech-mark', stream: 1, marks: [{ shape: 'open', atMs: 0 }] });
  speech.receive({ type: 'speech-end', stream: 1, durationMs: 0 });
  expect(emit).not.toHaveBeenCalled();
});
