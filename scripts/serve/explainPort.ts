import { createServer } from 'node:net';

/** Why an address cannot be listened on, as the system's code; nothing when it can. */
function probe(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code));
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
}

/**
 * Why a port cannot be had (`EADDRINUSE`, `EACCES`), or nothing when it can. The addresses for
 * everybody are tried too: macOS lets a program hide behind one that already listens on all of them.
 */
export async function explainPort(port: number): Promise<'EADDRINUSE' | 'EACCES' | undefined> {
  for (const host of ['127.0.0.1', '::1', '0.0.0.0', '::']) {
    const code = await probe(port, host);
    if (code === 'EADDRINUSE' || code === 'EACCES') return code;
  }
  return undefined;
}
