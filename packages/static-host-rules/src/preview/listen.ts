import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Listening {
  port: number;
  close(): Promise<void>;
}

/** Loopback only, in both address families that `localhost` may resolve to. */
export const loopback: readonly string[] = ['127.0.0.1', '::1'];

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/** A machine without IPv6 still has the first address. */
function isAbsent(error: unknown): boolean {
  const { code = '' } = error as NodeJS.ErrnoException;
  return code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT';
}

/**
 * Listens on the same port of several addresses, with a server for each; 0 takes any free port.
 *
 * @throws the system's error (`EADDRINUSE`, `EACCES`) when the port cannot be had
 */
export async function listen(
  createServer: () => Server,
  port: number,
  hosts: readonly string[],
): Promise<Listening> {
  const servers: Server[] = [];
  const close = async () => void (await Promise.all(servers.map(closeServer)));
  let bound = port;
  for (const host of hosts) {
    const server = createServer();
    try {
      await once(server.listen(bound, host), 'listening');
      bound = (server.address() as AddressInfo).port;
      servers.push(server);
    } catch (error) {
      if (isAbsent(error) && servers.length > 0) continue;
      await close();
      throw error;
    }
  }
  return { port: bound, close };
}
