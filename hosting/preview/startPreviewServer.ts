import { createServer, type Server } from 'node:http';
import { answerRequest } from './answerRequest';
import { listen, loopback, type Listening } from './listen';
import { readSite, type Site } from './readSite';
import { refuseConnection, refuseMethod } from './refuseConnection';
import { standInFor } from './standInFor';

export interface PreviewOptions {
  /** The built folder. */
  folder: string;
  /** Where the site begins, with a slash at both ends. Default `/`. */
  baseUrl?: string;
  /** 0, the default, takes any free port. */
  port?: number;
  /** Addresses to listen on. Default: this machine only. */
  hosts?: readonly string[];
  /** The address in the samples that this server's own takes the place of, without a slash at the end. */
  publicSite?: string;
}

export interface PreviewServer extends Listening {
  /** The address of the home page, with the base URL. */
  url: string;
}

const headerBytes = 16 * 1024;

function createSiteServer(site: () => Site, baseUrl: string): Server {
  const server = createServer({ maxHeaderSize: headerBytes }, (request, response) => {
    const answer = answerRequest(site(), baseUrl, {
      method: request.method ?? '',
      target: request.url ?? '',
      headers: request.headers,
    });
    // A refused method may carry a body that nobody will read.
    if (answer.status === 405) response.setHeader('Connection', 'close');
    response.writeHead(answer.status, answer.headers).end(answer.body);
  });
  server.on('clientError', refuseConnection);
  // No body is wanted: its answer comes in the place of a go-ahead.
  server.on('checkContinue', (request, response) => server.emit('request', request, response));
  server.on('connect', (_request, socket) => refuseMethod(socket));
  return server;
}

/**
 * Serves a built folder as a production host does, by the same rules. It answers from memory and
 * not through sirv, which cannot send a page with status 404, misreads `bytes=0-0` and `bytes=-5`,
 * and ends the process when a file disappears under it during the next build.
 *
 * @throws the system's error (`EADDRINUSE`, `EACCES`) when the port cannot be had
 */
export async function startPreviewServer(options: PreviewOptions): Promise<PreviewServer> {
  const { folder, baseUrl = '/', port = 0, hosts = loopback, publicSite } = options;
  let site = readSite(folder);
  const listening = await listen(() => createSiteServer(() => site, baseUrl), port, hosts);
  const url = `http://localhost:${listening.port}${baseUrl}`;
  if (publicSite) site = standInFor(site, publicSite, url.replace(/\/$/, ''));
  return { ...listening, url };
}
