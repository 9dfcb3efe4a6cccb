import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Says what to do about a port that is taken; Node says only that it is. */
function explain(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code !== 'EADDRINUSE') return error;
  const message = `EADDRINUSE: another program uses port ${port}. Choose another with the option port; 0 takes any that is free.`;
  return Object.assign(new Error(message, { cause: error }), { code: error.code });
}

/** Makes a server listen; resolves with its port, rejects when it cannot have it. */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => reject(explain(error, port));
    server.once('error', fail);
    server.listen(port, host, () => {
      server.off('error', fail);
      resolve((server.address() as AddressInfo).port);
    });
  });
}
