import { describe, expect, it, vi } from 'vitest';
import { createDeferred } from '../../../packages/sdk/src/deferred';
import { fetchToken } from '../harness/fetchToken';
import { codeOf, next, setupAgents } from '../harness/setupAgents';
import { watchTransport } from '../harness/watchTransport';

const agents = setupAgents();

describe('connect', () => {
  it('gives the same promise to everyone who asks while connecting', async () => {
    const agent = agents.connectTo(await agents.start());
    const first = agent.actions.connect();
    expect(agent.actions.connect()).toBe(first);
    expect(await agent.actions.connect()).toBe(await first);
  });

  it('can be cancelled while the token is on its way, and tells getToken so', async () => {
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

  it('may be ignored by whoever gives it up', async () => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    const agent = agents.connectTo(await agents.start());
    void agent.actions.connect();
    await agent.actions.disconnect();
    await new Promise((resolve) => setTimeout(resolve, 50));
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });

  it('can be cancelled by getToken itself, in the state connecting', async () => {
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

  it('asks for no token when it is cancelled at once', async () => {
    const getToken = vi.fn(() => 'never used');
    const agent = agents.connectTo(await agents.start(), { getToken });
    const connecting = agent.actions.connect();
    void agent.actions.disconnect();
    expect(await codeOf(connecting)).toBe('aborted');
    expect(getToken).not.toHaveBeenCalled();
  });

  it('gives the same promise to a getToken that asks for it', async () => {
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

  it('can be cancelled while the agent has not answered, and closes the connection', async () => {
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

  it('works again after it was cancelled', async () => {
    const agent = agents.connectTo(await agents.start());
    const cancelled = agent.actions.connect();
    void agent.actions.disconnect();
    const again = agent.actions.connect();
    expect(await codeOf(cancelled)).toBe('aborted');
    expect((await again).language).toBe('ko');
    expect(agent.state).toBe('ready');
  });

  it('refuses a signal that is aborted already and changes nothing', async () => {
    const agent = agents.connectTo(await agents.start());
    const connecting = agent.actions.connect({ signal: AbortSignal.abort() });
    expect(await codeOf(connecting)).toBe('aborted');
    expect(agent.state).toBe('idle');
  });

  it('keeps nothing of a signal once it has connected', async () => {
    const agent = agents.connectTo(await agents.start());
    const cancel = new AbortController();
    await agent.actions.connect({ signal: cancel.signal });
    cancel.abort();
    expect(agent.state).toBe('ready');
  });

  it('does not try again by itself when the first connection fails', async () => {
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

  it('tells what getToken failed with', async () => {
    const cause = new Error('no token today');
    const agent = agents.connectTo(await agents.start(), { getToken: () => Promise.reject(cause) });
    await expect(agent.actions.connect()).rejects.toMatchObject({
      message: 'token-fetch-failed: no token today',
      cause,
    });
  });

  it.each([[''], [undefined], [42], ['a'.repeat(5_000)]])(
    'takes no %.8s for a token',
    async (token) => {
      const agent = agents.connectTo(await agents.start(), { getToken: () => token as string });
      expect(await codeOf(agent.actions.connect())).toBe('token-fetch-failed');
    },
  );
});
