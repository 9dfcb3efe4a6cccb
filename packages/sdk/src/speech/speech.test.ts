import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { limits } from '../limits.js';
import { createMessages } from '../messages.js';
import { createSilentVoice } from './silentVoice.js';
import { createSpeech } from './speech.js';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const emit = vi.fn();

it('every mouth shape is a sign that the agent goes on', () => {
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
  for (let count = 0; count < 3; count += 1) {
    vi.advanceTimersByTime(limits.speechStalledMs - 1);
    speech.receive({ type: 'speech-mark', stream: 1, marks: [] });
  }
  expect(onStalled).not.toHaveBeenCalled();
  vi.advanceTimersByTime(limits.speechStalledMs);
  expect(onStalled.mock.calls).toEqual([[1]]);
});
