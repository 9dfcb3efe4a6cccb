import { type FrameMessage, type Plain, limits } from 'runnable-samples/frame';
import type { EventName } from 'product-sdk';
import { describe, expect, it } from 'vitest';
import { applyMessages, initialView, payloadText } from './runView';

const event = (name: EventName, payload: Plain): FrameMessage => ({
  type: 'event',
  name,
  atMs: 1,
  payload,
});

const line = (text: string): FrameMessage => ({ type: 'console', level: 'log', text, atMs: 1 });

describe('applyMessages', () => {
  it('updates the state, conversation, mouth shape and microphone level', () => {
    const view = applyMessages(initialView, [
      event('state-change', { state: 'thinking' }),
      event('message', { id: 1, role: 'user', text: 'Hello', status: 'complete' }),
      event('message', { id: 2, role: 'agent', text: '', status: 'partial' }),
      event('message-delta', { messageId: 2, delta: 'Hi', text: 'Hi' }),
      event('speech-mark', { speechId: 1, shape: 'open', atMs: 120 }),
      event('recording-level', { level: 3 }),
    ]);
    expect(view).toMatchObject({
      state: 'thinking',
      messages: [
        { id: 1, role: 'user', text: 'Hello', partial: false },
        { id: 2, role: 'agent', text: 'Hi', partial: true },
      ],
      mouth: 'open',
      level: 1,
      eventCount: 6,
    });
  });

  it('holds the emotion of a reply until the next request', () => {
    const happy = applyMessages(initialView, [
      event('state-change', { state: 'thinking' }),
      event('emotion', { emotion: 'happy' }),
      event('state-change', { state: 'speaking' }),
      event('state-change', { state: 'ready' }),
    ]);
    expect(happy.emotion).toBe('happy');
    const next = applyMessages(happy, [event('state-change', { state: 'thinking' })]);
    expect(next.emotion).toBeUndefined();
    expect(
      applyMessages(initialView, [event('emotion', { emotion: 'angry' })]).emotion,
    ).toBeUndefined();
  });

  it('ignores events with an invalid payload', () => {
    const payloads: Plain[] = [null, [], 'ready', { state: 'taken' }, { state: { toString: 1 } }];
    const view = applyMessages(
      initialView,
      payloads.map((payload) => event('state-change', payload)),
    );
    expect(view.state).toBe('idle');
    const invalid = { id: '1', role: 'system', text: {}, status: 'complete' };
    expect(applyMessages(initialView, [event('message', invalid)]).messages).toEqual([]);
  });

  it('keeps only the latest lines and events, but counts all', () => {
    const many = 2 * limits.logEntries;
    const lines = Array.from({ length: many }, (_, index) => line(String(index)));
    const events = Array.from({ length: many }, () => event('recording-level', { level: 0 }));
    const view = applyMessages(initialView, [...lines, ...events]);
    expect(view.lines).toHaveLength(limits.logEntries);
    expect(view.lines.at(-1)).toMatchObject({ id: many, text: String(many - 1) });
    expect([view.events.length, view.eventCount]).toEqual([limits.logEntries, many]);
  });
});

it('payloadText formats a payload on one line', () => {
  const payload = { state: 'ready', reason: 'connected', session: { id: 'a' } };
  expect(payloadText(payload, ['state'])).toBe('reason: "connected", session: { id: "a" }');
  expect(payloadText(null)).toBe('null');
});
