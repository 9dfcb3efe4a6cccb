import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { readAgentMessage, readFrame } from 'product-sdk/protocol';
import { expect, test } from 'vitest';
import { createRandom, inventFrame } from '../testing/inventFrame.js';
import { hello } from '../testing/connectClient.js';
import { createPageAgent, type PageAgent } from './createPageAgent.js';

const FRAMES = 100_000;
const MOST_GROWTH_BYTES = 8 * 1_024 * 1_024;

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Sends invented frames over one connection until the agent ends it; tells how many. */
async function torment(agent: PageAgent, random: ReturnType<typeof createRandom>) {
  const connection = agent.transport('');
  let count = 0;
  let isOver = false;
  const over = new Promise<void>((resolve) => {
    connection.onclose = () => {
      isOver = true;
      resolve();
    };
  });
  connection.onmessage = (frame) => {
    if (typeof frame !== 'string') expect(readFrame('speech', frame)).toBeDefined();
    else expect(readAgentMessage(frame), frame).toMatchObject({ kind: 'message' });
  };
  connection.send(JSON.stringify(hello(await agent.getToken())));
  await new Promise((resolve) => setImmediate(resolve));
  while (!isOver && count < 1_000) {
    count += 1;
    connection.send(inventFrame(random, count));
    // Now and then the agent gets the time to work on what it was sent.
    if (random.below(4) === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  connection.close();
  await over;
  return count;
}

test(`${FRAMES} invented frames neither bring the agent down nor fill its memory`, async () => {
  const agent = createPageAgent({
    settings: { deltaDelayMs: 0, requestsPerMinute: 1_000 },
    async *speak() {
      yield { samples: new Int16Array(2_400), marks: [{ atMs: 0, shape: 'open' }] };
    },
  });
  const random = createRandom(20_261_120);
  let sent = 0;
  let heapBefore = 0;
  while (sent < FRAMES) {
    sent += await torment(agent, random);
    if (heapBefore > 0 || sent < FRAMES / 5) continue;
    collectGarbage();
    heapBefore = process.memoryUsage().heapUsed;
  }
  collectGarbage();
  expect(process.memoryUsage().heapUsed - heapBefore).toBeLessThan(MOST_GROWTH_BYTES);
  await torment(agent, createRandom(1));
}, 120_000);
