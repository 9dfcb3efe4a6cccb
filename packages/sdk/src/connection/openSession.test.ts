import { expect, it } from 'vitest';
import { createAgent, type Transport } from '../index.js';

/** A transport on which nothing ever happens, and how many of its connections are open. */
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

it('leaves no connection open, however soon after the token connecting is given up', async () => {
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
