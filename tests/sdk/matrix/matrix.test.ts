import { createAgent } from 'product-sdk';
import { operations, states } from 'product-sdk/reference';
import type { RunningAgent } from 'product-agent';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchToken } from '../harness/fetchToken';
import { startTestAgent } from '../harness/startTestAgent';
import { wsTransport } from '../harness/wsTransport';
import { expectedWithoutMicrophone } from './expected';
import { runMatrix } from './runMatrix';
import type { MatrixFixture } from './fixture';

let steady: RunningAgent;
let dropping: RunningAgent;

beforeAll(async () => {
  steady = await startTestAgent();
  dropping = await startTestAgent({ faults: ['dropped-reply'] });
});

afterAll(async () => {
  await Promise.all([steady.stop(), dropping.stop()]);
});

const createAgentOf = ({ url, tokenUrl, apiKey }: RunningAgent) =>
  createAgent({
    url,
    getToken: ({ signal }) => fetchToken(tokenUrl, apiKey, signal),
    transport: wsTransport,
    reconnect: { baseDelayMs: 50 },
  });

describe('operation × state, in Node over a real socket', () => {
  it('behaves as the table says in every cell', async () => {
    const fixture: MatrixFixture = {
      createAgent: () => createAgentOf(steady),
      createDroppedAgent: () => createAgentOf(dropping),
      hasMicrophone: false,
    };
    const rows = await runMatrix(fixture);
    expect(rows).toHaveLength(Object.keys(operations).length * states.length);
    for (const row of rows) expect(row).toEqual(expectedWithoutMicrophone(row));
  }, 60_000);
});
