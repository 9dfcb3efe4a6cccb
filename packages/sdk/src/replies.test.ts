import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AgentError } from './errors.js';
import { limits } from './limits.js';
import { createMessages } from './messages.js';
import { createReplies } from './replies.js';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function expectReply() {
  const emit = vi.fn();
  const onStalled = vi.fn();
  const send = vi.fn();
  const replies = createReplies(
    createMessages(emit),
    emit,
    vi.fn(),
    send,
    vi.fn(),
    vi.fn(),
    onStalled,
  );
  const answer = replies.expect(1, 'recording');
  return { replies, emit, onStalled, answer };
}

const transcript = { type: 'transcript', request: 1, text: '물음', durationMs: 900 } as const;
const part = { type: 'reply-delta', request: 1, text: '답' } as const;
const whole = { type: 'reply', request: 1, text: '답', speech: false } as const;

it('the transcript and each part restart the stall timer', () => {
  const { replies, onStalled } = expectReply();
  for (const message of [transcript, part, part]) {
    vi.advanceTimersByTime(limits.replyStalledMs - 1);
    replies.receive(message);
  }
  vi.advanceTimersByTime(limits.replyStalledMs - 1);
  expect(onStalled).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onStalled.mock.calls).toEqual([[1]]);
});

it('a message of another request does not restart the stall timer', () => {
  const { replies, onStalled } = expectReply();
  vi.advanceTimersByTime(limits.replyStalledMs - 1);
  replies.receive({ ...part, request: 2 });
  vi.advanceTimersByTime(1);
  expect(onStalled).toHaveBeenCalledOnce();
});

it('a complete reply clears the stall timer, even if a part arrives late', async () => {
  const { replies, answer } = expectReply();
  replies.receive(whole);
  replies.receive(part);
  expect(await answer).toEqual({ transcript: '', reply: '답' });
  expect(vi.getTimerCount()).toBe(0);
});

it('clears the stall timer when a listener aborts the request on one of its parts', async () => {
  const { replies, emit, answer } = expectReply();
  emit.mockImplementationOnce(() => replies.end(new AgentError('aborted')));
  replies.receive(part);
  await expect(answer).rejects.toMatchObject({ code: 'aborted' });
  expect(vi.getTimerCount()).toBe(0);
});

it('holds back half a character until its other half arrives', () => {
  const { replies, emit } = expectReply();
  for (const text of ['\ud83d', '\ude00 좋아요 \ud83d', '\ude00'])
    replies.receive({ ...part, text });
  const deltas = emit.mock.calls.filter(([name]) => name === 'message-delta');
  expect(deltas.map(([, { delta, text }]) => [delta, text])).toEqual([
    ['😀 좋아요 ', '😀 좋아요 '],
    ['😀', '😀 좋아요 😀'],
  ]);
});
