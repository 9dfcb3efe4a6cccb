import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerRequest } from './answerRequest';
import { readSite, type Site } from './readSite';
import { refuseConnection, refuseTunnel } from './refuseConnection';

export interface PreviewOptions {
  /** The built folder. */
  folder: string;
  /** Where the site begins, with a slash at both ends. Default `/`. */
  baseUrl?: string;
  /** 0, the default, takes any free port. */
  port?: number;
  /** Addresses to listen on. Default: this machine only. */
  hosts?: readonly string[];
}

export interface PreviewServer {
  /** The address of the home page, with the base URL. */
  url: string;
  port: number;
  close(): Promise<void>;
}

const headerBytes = 16 * 1024;

function createSiteServer(site: Site, baseUrl: string): Server {
  const server = createServer({ maxHeaderSize: headerBytes }, (request, response) => {
    const answer = answerRequest(site, baseUrl, {
      method: request.method ?? '',
      target: request.url ?? '',
      headers: request.headers,
    });
    // A refused method may carry a body that nobody will read.
    if (answer.status === 405) response.setHeader('Connection', 'close');
    response.writeHead(answer.status, answer.headers).end(answer.body);
  });
  server.on('clientError', refuseConnection);
  server.on('connect', (_request, socket) => refuseTunnel(socket));
  return server;
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/**
 * Serves a built folder as a production host does, by the same rules.
 *
 * @throws the system's error (`EADDRINUSE`, `EACCES`) when the port cannot be had
 */
export async function startPreviewServer(options: PreviewOptions): Promise<PreviewServer> {
  const { folder, baseUrl = '/', hosts = ['127.0.0.1', '::1'] } = options;
  const site = readSite(folder);
  const servers: Server[] = [];
  let port = options.port ?? 0;
  try {
    for (const host of hosts) {
      const server = createSiteServer(site, baseUrl);
      try {
        port = await listen(server, port, host);
        servers.push(server);
      } catch (error) {
        // A machine without IPv6 still has the first address.
        const absent = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(codeOf(error));
        if (!absent || servers.length === 0) throw error;
      }
    }
  } catch (error) {
    await Promise.all(servers.map(close));
    throw error;
  }
  return {
    url: `http://localhost:${port}${baseUrl}`,
    port,
    close: async () => void (await Promise.all(servers.map(close))),
  };
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? '';
}
