import { describe, expect, it } from 'vitest';
import type { AgentState } from 'product-sdk';
import { codeOf, messageOf, next, setupAgents } from '../harness/setupAgents';

const agents = setupAgents();

describe('waitFor', () => {
  it('resolves once a reply has been spoken to its end', async () => {
    const agent = agents.connectTo(await agents.start());
    const states: AgentState[] = [];
    agent.on('state-change', ({ state }) => states.push(state));
    await agent.actions.connect();
    await agent.actions.sendText('안녕하세요');
    await agent.waitFor('ready');
    expect(states).toEqual(['connecting', 'ready', 'thinking', 'speaking', 'ready']);
    expect(agent.state).toBe('ready');
  });

  it('resolves at once in the state that is asked for', async () => {
    const agent = agents.connectTo(await agents.start());
    await expect(agent.waitFor('idle')).resolves.toBeUndefined();
  });

  it('is not taken in by a state that was over before it was told', async () => {
    const agent = agents.connectTo(await agents.start({ reply: () => new Promise(() => {}) }));
    await agent.actions.connect();
    const reply = codeOf(agent.actions.sendText('기다려요'));
    const ready = agent.waitFor('ready');
    await Promise.resolve();
    expect(agent.state).toBe('thinking');
    const ended = codeOf(ready);
    await agent.actions.disconnect();
    expect(await ended).toBe('aborted');
    expect(await reply).toBe('aborted');
  });

  it('rejects with what ended the session', async () => {
    const running = await agents.start({ reply: () => new Promise(() => {}) });
    const agent = agents.connectTo(running, { reconnect: false });
    await agent.actions.connect();
    void agent.actions.sendText('기다려요').catch(() => {});
    const ended = next(agent, 'state-change', ({ state }) => state === 'disconnected');
    const waited = codeOf(agent.waitFor('ready'));
    await running.stop();
    expect(await waited).toBe((await ended).error?.code);
    expect(await waited).not.toBe('aborted');
  });

  it('can be given up, and leaves the session as it is', async () => {
    const agent = agents.connectTo(await agents.start());
    await agent.actions.connect();
    const cancel = new AbortController();
    const waited = codeOf(agent.waitFor('recording', { signal: cancel.signal }));
    cancel.abort();
    expect(await waited).toBe('aborted');
    expect(agent.state).toBe('ready');
  });

  it('says at once what cannot be waited for', async () => {
    const agent = agents.connectTo(await agents.start());
    expect(await codeOf(agent.waitFor('ready'))).toBe('not-connected');
    expect(await messageOf(agent.waitFor('waiting' as AgentState))).toMatch(
      /^invalid-options: state must be one of idle, connecting/,
    );
  });
});
