import { setImmediate } from 'node:timers/promises';
import { createPageAgent, type PageAgentOptions } from 'product-agent/page';
import { createAgent, type Agent, type Transport } from 'product-sdk';
import { afterEach, beforeEach, vi } from 'vitest';

/** The clocks of both sides. */
const clocks = {
  toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'],
} satisfies Parameters<typeof vi.useFakeTimers>[0];

const STEP_MS = 500;

/** Delivers everything that is in transit between the SDK and the agent. */
export const arrive = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await setImmediate();
};

/** Advances time in small steps, so that both sides can communicate. */
export const pass = async (milliseconds: number): Promise<void> => {
  for (let left = milliseconds; left > 0; left -= STEP_MS) {
    await vi.advanceTimersByTimeAsync(Math.min(STEP_MS, left));
    await arrive();
  }
};

const typeOf = (data: unknown): string =>
  typeof data === 'string' ? JSON.parse(data).type : 'audio';

/** A transport that drops some messages, and records what the SDK sends. */
const losing =
  (transport: Transport, lost: readonly string[], sent: string[]): Transport =>
  (url) => {
    const passes = (data: unknown): boolean => !lost.includes(typeOf(data));
    const inner = transport(url);
    const outer: ReturnType<Transport> = {
      onopen: null,
      onmessage: null,
      onclose: null,
      send(data) {
        sent.push(typeOf(data));
        if (passes(data)) inner.send(data);
      },
      close: (code, reason) => inner.close(code, reason),
    };
    inner.onopen = () => outer.onopen?.();
    inner.onmessage = (data) => passes(data) && outer.onmessage?.(data);
    inner.onclose = (code, reason) => outer.onclose?.(code, reason);
    return outer;
  };

/** A network that can go down for a while, losing everything in transit, and come back. */
const failing = (transport: Transport) => {
  let isDown = false;
  return {
    setDown(down: boolean): void {
      isDown = down;
    },
    transport: ((url) => {
      const inner = transport(url);
      const outer: ReturnType<Transport> = {
        onopen: null,
        onmessage: null,
        onclose: null,
        send: (data) => isDown || inner.send(data),
        close: (code, reason) => inner.close(code, reason),
      };
      inner.onopen = () => isDown || outer.onopen?.();
      inner.onmessage = (data) => isDown || outer.onmessage?.(data);
      inner.onclose = (code, reason) => outer.onclose?.(code, reason);
      return outer;
    }) satisfies Transport,
  };
};

/**
 * The SDK and the real agent in one process, with fake timers for a file's tests. Everything that a
 * test has started or replaced is restored after it.
 */
export const setupFakeClock = () => {
  let leave: (() => unknown)[] = [];
  beforeEach(() => {
    vi.useFakeTimers(clocks);
  });
  afterEach(async () => {
    for (const act of leave) await act();
    leave = [];
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  return {
    async connect(options: PageAgentOptions, ...lost: string[]) {
      const { url, transport, getToken, setFaults, stop } = createPageAgent(options);
      const sent: string[] = [];
      const way = { url, getToken, transport: losing(transport, lost, sent) };
      const agent = createAgent({ ...way, reconnect: false });
      leave.push(() => agent.actions.disconnect(), stop);
      await agent.actions.connect();
      return { agent, setFaults, sent };
    },
    /** Connects an agent that reconnects, over a network that a test can take down. */
    async connectOverNetwork(options: PageAgentOptions) {
      const { url, transport, getToken, setFaults, stop } = createPageAgent(options);
      const network = failing(transport);
      const agent = createAgent({ url, getToken, transport: network.transport });
      leave.push(() => agent.actions.disconnect(), stop);
      await agent.actions.connect();
      return { agent, setFaults, setDown: network.setDown };
    },
  };
};

/** Records an agent's events from now on. */
export const watch = (agent: Agent): string[] => {
  const told: string[] = [];
  agent.on('state-change', ({ state, reason }) => told.push(`${state} by ${reason}`));
  agent.on('speech-start', ({ text }) => told.push(`start ${text}`));
  agent.on('speech-end', ({ completed }) => told.push(`end ${completed}`));
  agent.on('error', ({ code }) => told.push(code));
  return told;
};
