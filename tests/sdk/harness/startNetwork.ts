import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A network between a client and a local agent, which can be cut and slowed down. */
export interface Network {
  url: string;
  /** Drops all connections without a closing handshake. */
  cut(): void;
  /** Cuts all connections, and refuses new ones until restored. */
  takeDown(): void;
  restore(): void;
  stop(): void;
}

const STEP_MS = 50;

/** Limits the rate of one direction; what is faster is buffered, as in a network. */
const carrySlowly = (from: Socket, to: Socket, bytesPerSecond: number): void => {
  const most = Math.round((bytesPerSecond * STEP_MS) / 1_000);
  const timer = setInterval(() => {
    const bytes = from.read(Math.min(most, from.readableLength)) as Buffer | null;
    if (bytes) to.write(bytes);
  }, STEP_MS);
  // Without a listener, nothing would be read from the socket.
  from.on('readable', () => undefined).on('close', () => clearInterval(timer));
};

/**
 * Starts a network to a port.
 * @param upBytesPerSecond - The rate of what the client sends.
 */
export const startNetwork = async (port: number, upBytesPerSecond?: number): Promise<Network> => {
  let sockets: Socket[] = [];
  let isDown = false;
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
    sockets = [];
  };
  const server = createServer((client) => {
    if (isDown) return client.destroy();
    const agent = connect(port, '127.0.0.1');
    sockets.push(client, agent);
    client.on('error', () => undefined);
    agent.on('error', () => undefined).pipe(client);
    if (upBytesPerSecond) carrySlowly(client, agent, upBytesPerSecond);
    else client.pipe(agent);
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut,
    takeDown() {
      isDown = true;
      cut();
    },
    restore() {
      isDown = false;
    },
    stop() {
      cut();
      server.close();
    },
  };
};
