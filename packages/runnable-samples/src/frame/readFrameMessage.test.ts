import { describe, expect, it } from 'vitest';
import { limits, readFrameMessage } from './messages';

const nest = (depth: number): unknown => (depth === 0 ? 0 : { a: nest(depth - 1) });
const names = ['state-change', 'message'];
const read = (message: unknown) => readFrameMessage(JSON.stringify(message), names);

describe('readFrameMessage', () => {
  it.each([
    { type: 'started' },
    { type: 'event', name: 'state-change', atMs: 12, payload: { state: 'ready' } },
    { type: 'event', name: 'message', atMs: 1, payload: nest(limits.payloadDepth) },
    { type: 'console', level: 'log', text: 'ready', atMs: 3 },
    { type: 'console', level: 'error', text: 'gone', atMs: 3, code: 'not-connected' },
    { type: 'result', atMs: 40 },
    { type: 'result', atMs: 40, thrown: { code: 'aborted', message: 'aborted' } },
    { type: 'height', pixels: 120 },
  ])('returns the message %j', (message) => {
    expect(read(message)).toEqual(message);
  });

  it.each([
    null,
    7,
    {},
    { type: 'constructor' },
    { type: '__proto__' },
    { type: 'event', name: 'onclick', atMs: 1, payload: null },
    { type: 'event', name: 'message', atMs: '1', payload: null },
    { type: 'event', name: 'message', atMs: -1, payload: null },
    { type: 'event', name: 'message', atMs: 1, payload: nest(limits.payloadDepth + 1) },
    { type: 'console', level: 'log', text: { html: '<b>' }, atMs: 1 },
    { type: 'console', level: 'log', text: 'x'.repeat(limits.textCharacters + 1), atMs: 1 },
    { type: 'console', level: 'error', text: 'gone', atMs: 3, code: 7 },
    { type: 'result', atMs: 1, thrown: 'aborted' },
    { type: 'result', atMs: 1, thrown: { code: {}, message: 'aborted' } },
    { type: 'height', pixels: null },
  ])('ignores the invalid message %j', (message) => {
    expect(read(message)).toBeUndefined();
  });

  it('ignores data that is not a string, not JSON or too long', () => {
    expect(readFrameMessage({ type: 'started' }, names)).toBeUndefined();
    expect(readFrameMessage('{"type":', names)).toBeUndefined();
    const payload = 'x'.repeat(limits.messageCharacters);
    expect(read({ type: 'event', name: 'message', atMs: 1, payload })).toBeUndefined();
  });

  it('limits the height that a frame can request', () => {
    expect(read({ type: 'height', pixels: 1e9 })).toEqual({
      type: 'height',
      pixels: limits.heightPixels,
    });
  });

  it('drops unknown properties', () => {
    expect(read({ type: 'started', html: '<script>' })).toEqual({ type: 'started' });
  });
});
