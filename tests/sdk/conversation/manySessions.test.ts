import { setTimeout } from 'node:timers/promises';
import type { GreetContext } from 'product-agent';
import { createAgent, type Tool } from 'product-sdk';
import { expect, it } from 'vitest';
import { heapBytes } from '../../fuzz/heapBytes';
import { fetchToken } from '../harness/fetchToken';
import { startTestAgent } from '../harness/startTestAgent';
import { wsTransport } from '../harness/wsTransport';

const ROUNDS = 10;
const AT_A_TIME = 50;
const TURNS = 3;

/**
 * The most memory that a session may leave behind: less than a conversation, its tools or its
 * context.
 */
const MOST_LEFT_BYTES = 4_000;

/** Answers with what only this session's page knows. */
const reply = async (text: string, { context, callTool }: GreetContext): Promise<string> =>
  [text, context['name'], await callTool('count', { by: 1 })].join(' ');

it('hundreds of sessions keep their own tools and context apart, and leak no memory', async () => {
  const running = await startTestAgent({ reply });
  const talk = async (name: string): Promise<void> => {
    let counted = 0;
    const count: Tool = { description: '', run: ({ by }) => (counted += Number(by)) };
    const agent = createAgent({
      url: running.url,
      getToken: ({ signal }) => fetchToken(running.tokenUrl, running.apiKey, signal),
      transport: wsTransport,
      speech: 'off',
      tools: { count },
      context: { name },
      connectTimeoutMs: 60_000,
    });
    await agent.actions.connect();
    for (let turn = 1; turn <= TURNS; turn += 1) {
      expect(await agent.actions.sendText('🙂')).toBe(`🙂 ${name} ${turn}`);
      agent.setContext({ name: (name = `${name}'`) });
    }
    await agent.actions.disconnect();
    expect(agent.messages).toHaveLength(2 * TURNS);
  };
  let before = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const names = Array.from({ length: AT_A_TIME }, (_, index) => `${round}.${index}`);
    await Promise.all(names.map(talk));
    if (round > 1) continue;
    // One-time allocations are done by then, and the connections are closed.
    await setTimeout(500);
    before = heapBytes();
  }
  await running.stop();
  const sessions = (ROUNDS - 2) * AT_A_TIME;
  // Connections take a while to close.
  await expect
    .poll(() => (heapBytes() - before) / sessions, { timeout: 60_000, interval: 500 })
    .toBeLessThan(MOST_LEFT_BYTES);
}, 120_000);
