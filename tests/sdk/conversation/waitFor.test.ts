import { describe, expect, it } from 'vitest';
import type { AgentState } from 'product-sdk';
import { codeOf, messageOf, next, setupAgents } from '../harness/setupAgents';

const agents = setupAgents();

describe('waitFor', () => {
  it('resolves once a reply has been spoken completely', async () => {
    const agent = agents.connectTo(await agents.start());
    const states: AgentState[] = [];
    agent.on('state-change', ({ state }) => states.push(state));
    await agent.actions.connect();
    await agent.actions.sendText('안녕하세요');
    await agent.waitFor('ready');
    expect(states).toEqual(['connecting', 'ready', 'thinking', 'speaking', 'ready']);
    expect(agent.state).toBe('ready');
  });

  it('resolves immediately in the requested state', async () => {
    const agent = agents.connectTo(await agents.start());
    await expect(agent.waitFor('idle')).resolves.toBeUndefined();
  });

  it('ignores a state that ended before waitFor was called', async () => {
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

  it('rejects with the error that ended the session', async () => {
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

  it('can be aborted without affecting the session', async () => {
    const agent = agents.connectTo(await agents.start());
    await agent.actions.connect();
    const cancel = new AbortController();
    const waited = codeOf(agent.waitFor('recording', { signal: cancel.signal }));
    cancel.abort();
    expect(await waited).toBe('aborted');
    expect(agent.state).toBe('ready');
  });

  it('rejects immediately without a session, or for an unknown state', async () => {
    const agent = agents.connectTo(await agents.start());
    expect(await codeOf(agent.waitFor('ready'))).toBe('not-connected');
    expect(await messageOf(agent.waitFor('waiting' as AgentState))).toMatch(
      /^invalid-options: state must be one of idle, connecting/,
    );
  });
});
