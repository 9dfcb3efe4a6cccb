import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A port whose connections are forwarded to a changeable target. */
export interface Forwarder {
  port: number;
  /** Forwards new connections to another port of this machine. */
  pointAt(port: number): void;
  close(): Promise<void>;
}

/**
 * A browser learns once, at its start, where `localhost:8787` leads; each test has an agent of its
 * own. This forwarder is between them and passes bytes unchanged.
 */
export async function startForwarder(): Promise<Forwarder> {
  let target = 0;
  const open = new Set<Socket>();
  const server = createServer((incoming) => {
    const outgoing = connect(target, '127.0.0.1');
    for (const [from, to] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      open.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        open.delete(from);
        to.destroy();
      });
      from.pipe(to);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    pointAt(port) {
      target = port;
    },
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
