import { describe, expect, it, vi } from 'vitest';
import { createDeferred } from '../../../packages/sdk/src/deferred';
import { fetchToken } from '../harness/fetchToken';
import { codeOf, next, setupAgents } from '../harness/setupAgents';
import { watchTransport } from '../harness/watchTransport';

const agents = setupAgents();

describe('connect', () => {
  it('returns the same promise to all callers while connecting', async () => {
    const agent = agents.connectTo(await agents.start());
    const first = agent.actions.connect();
    expect(agent.actions.connect()).toBe(first);
    expect(await agent.actions.connect()).toBe(await first);
  });

  it('can be aborted while the token is being fetched, and aborts the signal of getToken', async () => {
    const { promise: asked, resolve } = createDeferred<AbortSignal>();
    const agent = agents.connectTo(await agents.start(), {
      getToken: ({ signal }) => {
        resolve(signal);
        return new Promise(() => undefined);
      },
    });
    const cancel = new AbortController();
    const connecting = agent.actions.connect({ signal: cancel.signal });
    expect(agent.state).toBe('connecting');
    const signal = await asked;
    cancel.abort();
    expect(agent.state).toBe('disconnected');
    expect(await codeOf(connecting)).toBe('aborted');
    expect(signal.aborted).toBe(true);
  });

  it('causes no unhandled rejection when disconnected and not awaited', async () => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    const agent = agents.connectTo(await agents.start());
    void agent.actions.connect();
    await agent.actions.disconnect();
    await new Promise((resolve) => setTimeout(resolve, 50));
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });

  it('can be canceled by getToken, which runs in the connecting state', async () => {
    const states: string[] = [];
    const agent = agents.connectTo(await agents.start(), {
      getToken: () => {
        states.push(agent.state);
        void agent.actions.disconnect();
        states.push(agent.state);
        return 'never used';
      },
    });
    expect(await codeOf(agent.actions.connect())).toBe('aborted');
    expect(states).toEqual(['connecting', 'disconnected']);
  });

  it('does not call getToken when disconnected immediately', async () => {
    const getToken = vi.fn(() => 'never used');
    const agent = agents.connectTo(await agents.start(), { getToken });
    const connecting = agent.actions.connect();
    void agent.actions.disconnect();
    expect(await codeOf(connecting)).toBe('aborted');
    expect(getToken).not.toHaveBeenCalled();
  });

  it('returns the same promise when called by getToken', async () => {
    const running = await agents.start();
    let within: Promise<unknown> | undefined;
    const agent = agents.connectTo(running, {
      getToken: ({ signal }) => {
        within = agent.actions.connect();
        return fetchToken(running.tokenUrl, running.apiKey, signal);
      },
    });
    const connecting = agent.actions.connect();
    await connecting;
    expect(within).toBe(connecting);
  });

  it('can be canceled before the agent answers, which closes the connection', async () => {
    const running = await agents.start({ faults: ['connect-timeout'] });
    const { transport, opened, closed } = watchTransport();
    const agent = agents.connectTo(running, { transport });
    const connecting = agent.actions.connect();
    await opened;
    const { ended } = await agent.actions.disconnect();
    expect(ended).toEqual(['connect']);
    expect(await codeOf(connecting)).toBe('aborted');
    await closed;
  });

  it('closes the connection of an agent that never answers', async () => {
    const running = await agents.start({ faults: ['connect-timeout'] });
    const { transport, closed } = watchTransport();
    const agent = agents.connectTo(running, { transport, connectTimeoutMs: 2_000 });
    expect(await codeOf(agent.actions.connect())).toBe('connect-timeout');
    await closed;
  });

  it('works again after it was canceled', async () => {
    const agent = agents.connectTo(await agents.start());
    const cancelled = agent.actions.connect();
    void agent.actions.disconnect();
    const again = agent.actions.connect();
    expect(await codeOf(cancelled)).toBe('aborted');
    expect((await again).language).toBe('ko');
    expect(agent.state).toBe('ready');
  });

  it('rejects an already aborted signal without changing state', async () => {
    const agent = agents.connectTo(await agents.start());
    const connecting = agent.actions.connect({ signal: AbortSignal.abort() });
    expect(await codeOf(connecting)).toBe('aborted');
    expect(agent.state).toBe('idle');
  });

  it('ignores its signal once connected', async () => {
    const agent = agents.connectTo(await agents.start());
    const cancel = new AbortController();
    await agent.actions.connect({ signal: cancel.signal });
    cancel.abort();
    expect(agent.state).toBe('ready');
  });

  it('does not retry when the first connection fails', async () => {
    const running = await agents.start({ faults: ['token-fetch-failed'] });
    let asked = 0;
    const agent = agents.connectTo(running, {
      getToken: () => {
        asked += 1;
        throw new Error('no token today');
      },
    });
    const changed = next(agent, 'state-change', ({ state }) => state === 'disconnected');
    expect(await codeOf(agent.actions.connect())).toBe('token-fetch-failed');
    expect(await changed).toMatchObject({ reason: 'connect-failed', previous: 'connecting' });
    expect(asked).toBe(1);
  });

  it('rejects with the error of getToken as its cause', async () => {
    const cause = new Error('no token today');
    const agent = agents.connectTo(await agents.start(), { getToken: () => Promise.reject(cause) });
    await expect(agent.actions.connect()).rejects.toMatchObject({
      message: 'token-fetch-failed: no token today',
      cause,
    });
  });

  it.each([[''], [undefined], [42], ['a'.repeat(5_000)]])(
    'rejects %.8s as a token',
    async (token) => {
      const agent = agents.connectTo(await agents.start(), { getToken: () => token as string });
      expect(await codeOf(agent.actions.connect())).toBe('token-fetch-failed');
    },
  );
});
