import { faults, isFaultName, type FaultName } from 'product-agent';
import { createAgent, type Agent, type AgentError, type AgentOptions } from 'product-sdk';
import { describe, expect, onTestFinished, test } from 'vitest';
import { carriers } from './carriers';
import { converse, expectedResults } from './converse';

const names = Object.keys(carriers) as (keyof typeof carriers)[];

async function createAgentOver(
  carrier: keyof typeof carriers,
  options: Partial<AgentOptions> = {},
) {
  const { options: way, setFaults, stop } = await carriers[carrier]();
  const agent = createAgent({ ...way, ...options, reconnect: { baseDelayMs: 10 } });
  onTestFinished(async () => {
    await agent.actions.disconnect();
    await stop();
  });
  return { agent, setFaults };
}

test('a conversation has the same results over a socket and within the page', async () => {
  const [one, other] = await Promise.all(
    names.map(async (name) => converse((await createAgentOver(name)).agent)),
  );
  expect(one).toEqual(other);
  expect(one?.results).toEqual(expectedResults);
});

/** Provokes a fault: connects, asks, speaks, waits. Resolves with the first error. */
function firstError({ actions, on }: Agent): Promise<AgentError> {
  return new Promise((resolve) => {
    on('error', resolve);
    actions
      .connect()
      .then(() => actions.sendText('긴 답 5'))
      .then(() => actions.sendTts('말'))
      .catch(resolve);
  });
}

/** These depend on limits of half a minute and more; their own tests use fake timers. */
const late: readonly FaultName[] = ['missing-reply', 'missing-speech'];

const faultsWithCode = Object.keys(faults)
  .filter(isFaultName)
  .filter((name) => 'code' in faults[name] && !late.includes(name));

const neededOptions: Partial<Record<FaultName, Partial<AgentOptions>>> = {
  'connect-timeout': { connectTimeoutMs: 2_000 },
  'unknown-tool': { tools: { openCart: { description: 'Opens the cart.', run: () => 'open' } } },
};

const codeOf = (name: FaultName) => {
  const fault = faults[name];
  return 'code' in fault ? fault.code : undefined;
};

describe.concurrent.each(names)('%s', (carrier) => {
  // A frozen agent is detected by the heartbeat, which takes a while.
  test.each(faultsWithCode)(
    'the fault %s causes the error code listed in its table',
    async (name) => {
      const { agent, setFaults } = await createAgentOver(carrier, neededOptions[name]);
      setFaults([name]);
      expect((await firstError(agent)).code).toBe(codeOf(name));
    },
    60_000,
  );

  test('sendText rejects when its reply is dropped, and works after reconnecting', async () => {
    const { agent, setFaults } = await createAgentOver(carrier);
    await agent.actions.connect();
    setFaults(['dropped-reply']);
    const reply = agent.actions.sendText('긴 답 5');
    await expect(reply).rejects.toMatchObject({ code: 'connection-lost' });
    setFaults([]);
    await agent.actions.connect();
    expect(await agent.actions.sendText('count to 3')).toBe('1, 2, 3. Done.');
  });

  test('messages of unknown types from the agent are ignored', async () => {
    const { agent, setFaults } = await createAgentOver(carrier);
    setFaults(['unknown-message']);
    await agent.actions.connect();
    expect(await agent.actions.sendText('count to 3')).toBe('1, 2, 3. Done.');
  });
});
