import { type AddressInfo, createServer } from 'node:net';
import { formatMessage, UserError } from '../messages';

/** A free port of this machine. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** The system's error code if an address cannot be listened on; nothing if it can. */
function probe(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code));
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
}

/**
 * The error code if a port is not available (`EADDRINUSE`, `EACCES`), or nothing. Wildcard
 * addresses are tried too, because macOS lets a program listen on a specific address of a port that
 * is in use on all.
 */
async function explainPort(port: number): Promise<'EADDRINUSE' | 'EACCES' | undefined> {
  for (const host of ['127.0.0.1', '::1', '0.0.0.0', '::']) {
    const code = await probe(port, host);
    if (code === 'EADDRINUSE' || code === 'EACCES') return code;
  }
  return undefined;
}

const highest = 65_535;

/**
 * The port to use: the one of an environment variable, else the default or the next free one.
 *
 * @throws {UserError} when the chosen one is invalid or not available
 */
export async function choosePort(variable: string, preferred: number): Promise<number> {
  const value = process.env[variable];
  if (value) {
    const port = Number(value);
    if (!/^\d+$/.test(value) || port > highest) {
      throw new UserError(formatMessage('portInvalid', { variable, value }));
    }
    const trouble = await explainPort(port);
    if (!trouble) return port;
    throw new UserError(
      formatMessage(trouble === 'EACCES' ? 'portForbidden' : 'portTaken', { variable, port }),
    );
  }
  let port = preferred;
  while (port < highest && (await explainPort(port))) port += 1;
  if (port !== preferred) console.log(formatMessage('portNext', { port: preferred, next: port }));
  return port;
}
