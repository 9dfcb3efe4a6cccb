import { describe, expect, it, vi } from 'vitest';
import { AgentError, createAgent, type AgentOptions } from './index.js';

const good: AgentOptions = { url: 'wss://agent.example.com', getToken: () => 'token' };

describe('createAgent', () => {
  it('creates an idle agent without fetching a token', () => {
    const getToken = vi.fn(() => 'token');
    const agent = createAgent({ ...good, getToken });
    expect(agent.state).toBe('idle');
    expect(agent.messages).toEqual([]);
    expect(getToken).not.toHaveBeenCalled();
  });

  it.each<[string, unknown]>([
    ['options', undefined],
    ['options', null],
    ['url', { ...good, url: undefined }],
    ['url', { ...good, url: 'https://agent.example.com' }],
    ['url', { ...good, url: 'ws://' }],
    ['getToken', { ...good, getToken: 'token' }],
    ['language', { ...good, language: 'fr' }],
    ['speech', { ...good, speech: 'on' }],
    ['connectTimeoutMs', { ...good, connectTimeoutMs: 0 }],
    ['connectTimeoutMs', { ...good, connectTimeoutMs: Number.NaN }],
    ['reconnect', { ...good, reconnect: true }],
    ['reconnect', { ...good, reconnect: null }],
    ['reconnect.attempts', { ...good, reconnect: { attempts: 0 } }],
    ['reconnect.maxDelayMs', { ...good, reconnect: { baseDelayMs: 500, maxDelayMs: 100 } }],
    ['workletUrl', { ...good, workletUrl: 7 }],
    ['transport', { ...good, transport: {} }],
    ['output', { ...good, output: {} }],
  ])('throws with the name of the invalid option: %s', (name, options) => {
    const make = () => createAgent(options as AgentOptions);
    expect(make).toThrow(AgentError);
    expect(make).toThrow(`invalid-options: ${name} must`);
  });

  it('treats an undefined option as omitted', () => {
    const reconnect = { attempts: undefined, baseDelayMs: undefined, maxDelayMs: undefined };
    expect(() => createAgent({ ...good, language: undefined, reconnect })).not.toThrow();
  });

  it('names the longest delay where the shortest one is above its default', () => {
    expect(() => createAgent({ ...good, reconnect: { baseDelayMs: 10_000 } })).toThrow(
      'reconnect.maxDelayMs must be 10000 to 600000, not 8000',
    );
  });

  it('accepts an interface as context, and refuses what is no object in JSON', () => {
    interface Page {
      title: string;
      user?: { name: string };
    }
    const page: Page = { title: 'cart' };
    const { setContext } = createAgent({ ...good, context: page });
    setContext(page);
    void ((): void => {
      setContext({ title: 'cart', items: [1, 2] });
      // @ts-expect-error an array in JSON
      setContext([page]);
      // @ts-expect-error nothing in JSON
      setContext(() => page);
      // @ts-expect-error an object without its result
      setContext(Promise.resolve(page));
      // @ts-expect-error an empty object in JSON
      setContext(new Map([['title', 'cart']]));
      // @ts-expect-error a string in JSON
      setContext(new Date());
      // @ts-expect-error a string in JSON
      setContext(new URL('https://example.com'));
      // @ts-expect-error a string in JSON
      setContext('cart');
    });
  });

  it('has actions that can be destructured', async () => {
    const { disconnect, stopSpeaking } = createAgent(good).actions;
    expect(await disconnect()).toEqual({ from: 'idle', ended: [] });
    expect(await stopSpeaking()).toEqual({ stopped: false });
  });
});
