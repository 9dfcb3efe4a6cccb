import { createAgent, type AgentError, type TransportConnection } from 'product-sdk';
import { errors } from 'product-sdk/protocol';
import { describe, expect, it } from 'vitest';
import { agentFrame } from './agentFrames';
import { damageField } from './damage';
import { heapBytes } from './heapBytes';
import { createRandom, type Random } from './random';

const FRAMES = 100_000;
const ready =
  '{"type":"ready","protocol":1,"session":"s","language":"ko","voice":"agent","idleTimeoutMs":9000,"greets":true}';

/** What happens to a client whose agent sends garbage, except what needs a microphone. */
const events = [
  'message',
  'message-delta',
  'emotion',
  'speech-start',
  'speech-mark',
  'speech-end',
  'error',
] as const;

/** The messages an agent makes such a client send. */
const answers = ['greet', 'tools', 'tool-result', 'send-tts', 'cancel', 'stop-speaking'] as const;

const FEW = 20;

/** A connection whose other end the test controls. */
const createWire = (random: Random) => {
  let current: TransportConnection | undefined;
  let lastRequest = 0;
  /** The number of messages by type. */
  const sent = new Map<string, number>();
  const transport = (): TransportConnection => {
    const connection: TransportConnection = {
      onopen: null,
      onmessage: null,
      onclose: null,
      send(data) {
        if (typeof data !== 'string') return;
        const { type, request = lastRequest } = JSON.parse(data);
        lastRequest = request;
        sent.set(type, (sent.get(type) ?? 0) + 1);
        if (type !== 'hello') return;
        // Sometimes garbage arrives before the agent is ready, or instead of that.
        if (random.once(20)) connection.onmessage?.(agentFrame(random, lastRequest));
        connection.onmessage?.(random.once(20) ? damageField(ready, random) : ready);
      },
      close: () => undefined,
    };
    queueMicrotask(() => connection.onopen?.());
    current = connection;
    return connection;
  };
  return {
    transport,
    sent,
    /** Delivers any frame; returns whether there was a connection to receive it. */
    deliver(): boolean {
      if (!current?.onmessage) return false;
      current.onmessage(agentFrame(random, lastRequest));
      return true;
    },
  };
};

describe('SDK, receiving random frames', () => {
  it('does not crash, hang or leak memory, and rejects only with known error codes', async () => {
    const random = createRandom(2);
    const wire = createWire(random);
    const agent = createAgent({
      url: 'ws://wire.invalid',
      getToken: () => 'token',
      transport: wire.transport,
      greeting: true,
      context: { name: '지수' },
      tools: {
        openCart: { description: '장바구니를 엽니다.', run: () => ({ items: 3 }) },
        slow: {
          description: '오래 걸립니다.',
          timeoutMs: 5,
          run: () => new Promise(() => undefined),
        },
        broken: { description: '실패합니다.', run: () => 10n },
      },
      reconnect: { attempts: 100, baseDelayMs: 1, maxDelayMs: 1 },
    });
    const settled = { resolved: 0, rejected: 0 };
    const pending = new Set<Promise<void>>();
    const watch = (promise: Promise<unknown>): void => {
      const watched = promise.then(
        () => void (settled.resolved += 1),
        (error: AgentError) => {
          settled.rejected += 1;
          expect(errors).toHaveProperty(error.code);
        },
      );
      pending.add(watched);
      void watched.then(() => pending.delete(watched));
    };
    const { actions } = agent;
    const act = (chance: Random): void => {
      if (chance.once(20)) agent.setContext({ turn: chance.integer(9) });
      const something = chance.pick([
        () => actions.connect(),
        () => actions.sendText('네'),
        () => actions.sendTts('네'),
        () => actions.startRecording(),
        () => actions.stopRecording(),
        () => actions.stopSpeaking(),
        () => (chance.once(20) ? actions.disconnect() : actions.connect()),
      ]);
      watch(something());
    };
    const heard = new Map<string, number>();
    for (const event of events)
      agent.on(event, () => heard.set(event, (heard.get(event) ?? 0) + 1));
    let before = 0;
    for (let count = 0; count < FRAMES;) {
      if (random.once(8)) act(random);
      if (wire.deliver()) count += 1;
      // A lost connection is reopened only when timers run.
      else await new Promise((resolve) => setTimeout(resolve, 1));
      if (random.once(4)) await new Promise((resolve) => setImmediate(resolve));
      if (agent.state === 'disconnected') watch(actions.connect());
      if (before === 0 && count > FRAMES / 4) before = heapBytes();
    }
    await actions.disconnect();
    await Promise.all(pending);
    expect(agent.state).toBe('disconnected');
    expect(settled.resolved).toBeGreaterThan(1_000);
    expect(settled.rejected).toBeGreaterThan(1_000);
    // Garbage that is rejected at once would leave most of the SDK untested.
    for (const event of events) expect(heard.get(event), event).toBeGreaterThan(FEW);
    for (const type of answers) expect(wire.sent.get(type), type).toBeGreaterThan(FEW);
    expect(heapBytes() - before).toBeLessThan(5_000_000);
  }, 120_000);
});
