import { expect, it, vi } from 'vitest';
import { createAgent, type Transport } from '../index.js';
import { closeCodes } from '../protocol/wire.js';

/** A transport on which nothing ever happens, with the number of open connections. */
const silentTransport = () => {
  const open = new Set<object>();
  const transport: Transport = () => {
    const connection: ReturnType<Transport> = {
      onopen: null,
      onmessage: null,
      onclose: null,
      send: () => undefined,
      close: () => void open.delete(connection),
    };
    open.add(connection);
    return connection;
  };
  return { transport, open };
};

it('rejects with connect-failed when the agent closes with a code that connect does not list', async () => {
  const { transport } = silentTransport();
  const opened: ReturnType<Transport>[] = [];
  const watched: Transport = (url) => {
    const connection = transport(url);
    opened.push(connection);
    return connection;
  };
  const agent = createAgent({
    url: 'ws://agent.test',
    getToken: () => 'token',
    transport: watched,
  });
  const connecting = agent.actions.connect();
  await vi.waitUntil(() => opened[0]?.onclose);
  opened[0]?.onclose?.(closeCodes['session-idle'], '');
  await expect(connecting).rejects.toMatchObject({
    code: 'connect-failed',
    cause: { code: 'session-idle' },
  });
});

it('leaves no connection open when disconnected during connect', async () => {
  for (let turns = 0; turns < 12; turns += 1) {
    const { transport, open } = silentTransport();
    const agent = createAgent({ url: 'ws://agent.test', getToken: () => 'token', transport });
    const connecting = agent.actions.connect();
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
    const given = agent.actions.disconnect();
    await expect(connecting).rejects.toMatchObject({ code: 'aborted' });
    await given;
    expect(open.size, `after ${turns} turns`).toBe(0);
  }
});
