import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WebSocketServer } from 'ws';
import { createAgent, limits, type TokenRequest, type TransportConnection } from 'product-sdk';
import { fetchToken } from '../harness/fetchToken';
import { codeOf, next, setupAgents } from '../harness/setupAgents';
import { startNetwork as start, type Network } from '../harness/startNetwork';
import { wsTransport } from '../harness/wsTransport';

const agents = setupAgents();
let stopProxy = (): void => undefined;

afterEach(() => stopProxy());

const startNetwork = async (port: number): Promise<Network> => {
  const network = await start(port);
  stopProxy = network.stop;
  return network;
};

describe('a lost connection', () => {
  it('is reopened with a fresh token and a new session', async () => {
    const running = await agents.start();
    const network = await startNetwork(running.port);
    const requests: Omit<TokenRequest, 'signal'>[] = [];
    const agent = agents.connectTo(running, {
      url: network.url,
      getToken: ({ attempt, reconnecting, signal }) => {
        requests.push({ attempt, reconnecting });
        return fetchToken(running.tokenUrl, running.apiKey, signal);
      },
    });
    const first = await agent.actions.connect();
    const back = next(agent, 'state-change', ({ reason }) => reason === 'connected');
    network.cut();
    const { session, previous } = await back;
    expect(previous).toBe('reconnecting');
    expect(session?.id).not.toBe(first.id);
    expect(requests).toEqual([
      { attempt: 1, reconnecting: false },
      { attempt: 1, reconnecting: true },
    ]);
  });

  it('rejects pending requests, and does not send them again', async () => {
    const received: string[] = [];
    const running = await agents.start({
      reply: (text, { signal }) => {
        received.push(text);
        return new Promise((resolve) => signal.addEventListener('abort', () => resolve('')));
      },
    });
    const network = await startNetwork(running.port);
    const agent = agents.connectTo(running, { url: network.url });
    await agent.actions.connect();
    const reply = agent.actions.sendText('한 번만');
    const speech = agent.actions.sendTts('기다립니다');
    const back = next(agent, 'state-change', ({ reason }) => reason === 'connected');
    setTimeout(network.cut, 50);
    expect(await Promise.all([codeOf(reply), codeOf(speech)])).toEqual([
      'connection-lost',
      'connection-lost',
    ]);
    expect(agent.state).toBe('reconnecting');
    await back;
    void agent.actions.sendText('다음').catch(() => undefined);
    await expect.poll(() => received).toEqual(['한 번만', '다음']);
  });

  it('is given up after the allowed attempts, with an error event', async () => {
    const running = await agents.start();
    const network = await startNetwork(running.port);
    const agent = agents.connectTo(running, {
      url: network.url,
      reconnect: { attempts: 3, baseDelayMs: 5, maxDelayMs: 10 },
    });
    await agent.actions.connect();
    const errorEvent = next(agent, 'error');
    network.takeDown();
    await next(agent, 'state-change', ({ state }) => state === 'reconnecting');
    const waiting = codeOf(agent.actions.connect());
    expect(await errorEvent).toMatchObject({
      code: 'connection-lost',
      cause: { code: 'connect-failed' },
    });
    expect(await waiting).toBe('connection-lost');
    expect(agent.state).toBe('disconnected');
  });

  it('is reopened once the network is back', async () => {
    const running = await agents.start();
    const network = await startNetwork(running.port);
    const agent = agents.connectTo(running, {
      url: network.url,
      reconnect: { attempts: 50, baseDelayMs: 20, maxDelayMs: 20 },
    });
    await agent.actions.connect();
    network.takeDown();
    await next(agent, 'state-change', ({ state }) => state === 'reconnecting');
    setTimeout(network.restore, 100);
    expect((await agent.actions.connect()).id).toMatch(/./);
    expect(await agent.actions.sendText('안녕하세요')).not.toBe('');
  });

  it('is not reopened after an error that is not retryable', async () => {
    const running = await agents.start();
    const network = await startNetwork(running.port);
    const agent = agents.connectTo(running, { url: network.url });
    await agent.actions.connect();
    running.setFaults(['token-invalid']);
    const errorEvent = next(agent, 'error');
    network.cut();
    expect(await errorEvent).toMatchObject({ code: 'token-invalid' });
    expect(agent.state).toBe('disconnected');
  });

  it('is not reopened with reconnect: false', async () => {
    const running = await agents.start();
    const network = await startNetwork(running.port);
    const agent = agents.connectTo(running, { url: network.url, reconnect: false });
    await agent.actions.connect();
    const errorEvent = next(agent, 'error');
    network.cut();
    expect(await errorEvent).toMatchObject({ code: 'connection-lost' });
    expect(agent.state).toBe('disconnected');
  });

  it('is given up when disconnect is called while reconnecting', async () => {
    const running = await agents.start();
    const network = await startNetwork(running.port);
    const agent = agents.connectTo(running, { url: network.url });
    await agent.actions.connect();
    network.takeDown();
    await next(agent, 'state-change', ({ state }) => state === 'reconnecting');
    expect(await agent.actions.disconnect()).toEqual({ from: 'reconnecting', ended: ['connect'] });
    expect(agent.state).toBe('disconnected');
  });

  it('is given up at once when disconnect is called as an attempt fails', async () => {
    const connections: TransportConnection[] = [];
    const agent = createAgent({
      url: 'ws://agent',
      getToken: () => 'token',
      reconnect: { baseDelayMs: 1, maxDelayMs: 600_000 },
      transport: () => {
        const nothing = { onopen: null, onmessage: null, onclose: null };
        const connection = { ...nothing, send: () => undefined, close: () => undefined };
        connections.push(connection);
        return connection;
      },
    });
    const connected = agent.actions.connect();
    await expect.poll(() => connections.length).toBe(1);
    const facts = { protocol: 1, session: 'first', language: 'ko', voice: 'device' };
    connections[0]?.onmessage?.(JSON.stringify({ type: 'ready', ...facts, idleTimeoutMs: 1 }));
    await connected;
    connections[0]?.onclose?.(1_006, '');
    const reconnected = codeOf(agent.actions.connect());
    await expect.poll(() => connections.length).toBe(2);
    // A rate limit: the wait for the next attempt would take minutes.
    connections[1]?.onclose?.(4_429, '');
    await agent.actions.disconnect();
    expect(await reconnected).toBe('aborted');
  });
});

/** An agent that opens every session and closes it at once, as one that crashes does. */
const startCrashing = async (closeCode: number) => {
  const sockets = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  sockets.on('connection', (socket) =>
    socket.once('message', () => {
      const facts = { protocol: 1, session: 'short', language: 'ko', voice: 'device' };
      socket.send(JSON.stringify({ type: 'ready', ...facts, idleTimeoutMs: 300_000 }));
      setTimeout(() => socket.close(closeCode), 5);
    }),
  );
  await new Promise((resolve) => sockets.once('listening', resolve));
  stopProxy = () => void sockets.close();
  return `ws://127.0.0.1:${(sockets.address() as AddressInfo).port}`;
};

describe('an agent that closes every session immediately', () => {
  const connectTo = async (closeCode: number, maxDelayMs: number) => {
    const attempts: number[] = [];
    const agent = createAgent({
      url: await startCrashing(closeCode),
      getToken: ({ attempt }) => {
        attempts.push(attempt);
        return 'token';
      },
      transport: wsTransport,
      reconnect: { attempts: 3, baseDelayMs: 1, maxDelayMs },
    });
    return { agent, attempts };
  };

  it.each([1011, 4500])('is given up after the allowed attempts (%i)', async (closeCode) => {
    const { agent, attempts } = await connectTo(closeCode, 2_000);
    const over = next(agent, 'state-change', ({ state }) => state === 'disconnected');
    const errors: string[] = [];
    agent.on('error', ({ code }) => errors.push(code));
    await agent.actions.connect();
    const { error } = await over;
    expect(attempts).toEqual([1, 1, 2, 3]);
    await expect.poll(() => errors.at(-1)).toBe(error?.code);
  });

  it('is retried after a longer delay when it closes with a rate limit', async () => {
    const { agent, attempts } = await connectTo(4429, 2_000);
    await agent.actions.connect();
    const startedAt = performance.now();
    await next(agent, 'state-change', ({ reason }) => reason === 'connected');
    expect(performance.now() - startedAt).toBeGreaterThan(950);
    expect(attempts).toEqual([1, 1]);
    await agent.actions.disconnect();
  });

  it('is given up even if sessions last longer than maxDelayMs', async () => {
    const { agent, attempts } = await connectTo(1011, 1);
    const over = next(agent, 'state-change', ({ state }) => state === 'disconnected');
    await agent.actions.connect();
    await over;
    expect(attempts).toEqual([1, 1, 2, 3]);
  });

  it('is retried from attempt 1 after a session that lasted', async () => {
    let time = 0;
    const now = vi.spyOn(performance, 'now').mockImplementation(() => time);
    const { agent, attempts } = await connectTo(1011, 1);
    agent.on('state-change', ({ state }) => {
      if (state === 'ready') time += limits.heartbeatMs;
    });
    await agent.actions.connect();
    await expect.poll(() => attempts.slice(0, 6)).toEqual([1, 1, 1, 1, 1, 1]);
    await agent.actions.disconnect();
    now.mockRestore();
  });
});
