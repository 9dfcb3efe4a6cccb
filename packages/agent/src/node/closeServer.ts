import type { Server } from 'node:http';
import type { WebSocketServer } from 'ws';

const GOODBYE_MS = 1_000;

/** Closes a server and its sockets; those that do not answer the goodbye are cut after a second. */
export async function closeServer(server: Server, sockets: WebSocketServer): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const cutting = setTimeout(() => {
    for (const socket of sockets.clients) socket.terminate();
    server.closeAllConnections();
  }, GOODBYE_MS);
  await closed;
  clearTimeout(cutting);
}
