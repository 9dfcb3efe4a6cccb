import { AgentError } from 'product-sdk';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FrameMessage, limits } from '../channel/messages';
import { captureConsole } from './start';

let told: FrameMessage[] = [];
let reject: (reason: unknown) => void = () => undefined;

beforeEach(() => {
  told = [];
  vi.stubGlobal('console', { ...console });
  vi.stubGlobal('addEventListener', (type: string, listener: (event: object) => void) => {
    if (type !== 'unhandledrejection') return;
    reject = (reason) => listener({ preventDefault: () => undefined, reason });
  });
  captureConsole((message) => told.push(message));
});

afterEach(() => void vi.unstubAllGlobals());

const atMs: unknown = expect.any(Number);

it('tells of an error of the SDK that nobody caught in one message, which is counted as one', () => {
  reject(new AgentError('not-connected'));
  const text = 'AgentError: not-connected';
  expect(told).toEqual([{ type: 'console', level: 'error', text, atMs, code: 'not-connected' }]);
});

it('does not take an error of somebody else, which has a code as well, for one of the SDK', () => {
  reject(Object.assign(new Error('elsewhere'), { code: 'not-connected' }));
  expect(told).toEqual([{ type: 'console', level: 'error', text: 'Error: elsewhere', atMs }]);
});

it('tells what was thrown, though it is no error', () => {
  reject('gone');
  expect(told).toEqual([{ type: 'console', level: 'error', text: 'gone', atMs }]);
});

it('cuts what is too long to be told, and never within a character', () => {
  for (const before of ['', 'a']) reject(before + '🙂'.repeat(limits.textCharacters));
  for (const { text } of told as { text: string }[]) {
    expect(text.length).toBeLessThanOrEqual(limits.textCharacters);
    expect(text).not.toMatch(/\p{Surrogate}/u);
  }
  expect(told).toHaveLength(2);
});
