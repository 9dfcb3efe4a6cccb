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

  it('has actions that can be destructured', async () => {
    const { disconnect, stopSpeaking } = createAgent(good).actions;
    expect(await disconnect()).toEqual({ from: 'idle', ended: [] });
    expect(await stopSpeaking()).toEqual({ stopped: false });
  });
});
