import { AgentError } from 'product-sdk';
import { captureConsole, type FrameMessage, limits } from 'runnable-samples/frame';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { codeOf } from './agentEvents';

let sent: FrameMessage[] = [];
let reject: (reason: unknown) => void = () => undefined;

beforeEach(() => {
  sent = [];
  vi.stubGlobal('console', { ...console });
  vi.stubGlobal('addEventListener', (type: string, listener: (event: object) => void) => {
    if (type !== 'unhandledrejection') return;
    reject = (reason) => listener({ preventDefault: () => undefined, reason });
  });
  captureConsole((message) => sent.push(message), codeOf);
});

afterEach(() => void vi.unstubAllGlobals());

const atMs: unknown = expect.any(Number);

it('sends an unhandled SDK error as a single message with its code', () => {
  reject(new AgentError('not-connected'));
  const text = 'AgentError: not-connected';
  expect(sent).toEqual([{ type: 'console', level: 'error', text, atMs, code: 'not-connected' }]);
});

it('sends no code for an error that is not from the SDK', () => {
  reject(Object.assign(new Error('elsewhere'), { code: 'not-connected' }));
  expect(sent).toEqual([{ type: 'console', level: 'error', text: 'Error: elsewhere', atMs }]);
});

it('sends a rejection reason that is not an Error', () => {
  reject('gone');
  expect(sent).toEqual([{ type: 'console', level: 'error', text: 'gone', atMs }]);
});

it('truncates long text without splitting a surrogate pair', () => {
  for (const before of ['', 'a']) reject(before + '🙂'.repeat(limits.textCharacters));
  for (const { text } of sent as { text: string }[]) {
    expect(text.length).toBeLessThanOrEqual(limits.textCharacters);
    expect(text).not.toMatch(/\p{Surrogate}/u);
  }
  expect(sent).toHaveLength(2);
});
