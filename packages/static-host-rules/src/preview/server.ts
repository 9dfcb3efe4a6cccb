import { brotliCompressSync } from 'node:zlib';
import type { Duplex } from 'node:stream';
import { createServer, type Server } from 'node:http';
import { brotliOptions } from '../precompress';
import type { HostingOptions } from '../rules';
import { answerRequest } from './answerRequest';
import { listen, type Listening, loopback } from './listen';
import { readSite, represent, type Site, type SiteFile } from './site';

const showsSamples = /\.(html|js|md|txt)$/;
/** Three milliseconds a page, for eight percent more bytes than the best. */
const quality = 7;

/**
 * Matches a folder of a site, in which line breaks may follow slashes and the host is not broken.
 */
function findFolder(folder: string): RegExp {
  const parts = folder.split('/').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`${parts.join('/(?:<[^>]*>)*')}(?=/)`, 'g');
}

/** An address in a built site at which nothing is published yet. */
export interface UnpublishedAddress {
  /** The public address of the site, without a trailing slash. */
  site: string;
  /** The folder below it that samples and install commands refer to, such as `sdk`. */
  folder: string;
}

/**
 * Replaces the public address in samples and install commands with the server's own, so that they
 * work before anything is published. Everything else is unchanged.
 */
function standInFor(
  site: Site,
  { site: publicSite, folder }: UnpublishedAddress,
  ownSite: string,
): Site {
  const files = findFolder(`${publicSite}/${folder}`);
  const rename = (text: string) =>
    // A file to load or install, and a source in a content policy.
    text.replace(files, `${ownSite}/${folder}`).replaceAll(`${publicSite};`, `${ownSite};`);
  const standIn = (file: SiteFile): SiteFile => {
    if (!showsSamples.test(file.path)) return file;
    const text = file.representations.identity.body.toString();
    const renamed = rename(text);
    if (renamed === text) return file;
    const body = Buffer.from(renamed);
    const br = file.representations.br && brotliCompressSync(body, brotliOptions(body, quality));
    const identity = represent(body, '');
    return { ...file, representations: { identity, ...(br && { br: represent(br, '-br') }) } };
  };
  const renamed = [...site.files].map(([path, file]) => [path, standIn(file)] as const);
  return { ...site, files: new Map(renamed) };
}

const lingerMilliseconds = 2_000;

const statuses: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

function closeWith(socket: Duplex, status: string, headers = ''): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  socket.end(`HTTP/1.1 ${status}\r\n${headers}Content-Length: 0\r\nConnection: close\r\n\r\n`);
  // Closing with unread bytes would reset the connection and lose the response.
  socket.removeAllListeners('data');
  socket.on('error', () => socket.destroy());
  socket.resume();
  setTimeout(() => socket.destroy(), lingerMilliseconds).unref();
}

interface ClientError extends NodeJS.ErrnoException {
  rawPacket?: Buffer;
}

// A request with an unknown method, rather than arbitrary bytes.
const unknownMethod = /^[A-Z-]{1,40} \S+ HTTP\/1\.[01]\r\n/;

function isUnknownMethod({ code, rawPacket }: ClientError): boolean {
  const start = rawPacket?.subarray(0, 4_096).toString('latin1') ?? '';
  return code === 'HPE_INVALID_METHOD' && unknownMethod.test(start);
}

/** Responds to bytes that are no HTTP request, or too large a one. */
function refuseConnection(error: ClientError, socket: Duplex): void {
  if (isUnknownMethod(error)) return refuseMethod(socket);
  closeWith(socket, statuses[error.code ?? ''] ?? '400 Bad Request');
}

/** Responds to CONNECT and unknown methods, which never reach the request handler. */
function refuseMethod(socket: Duplex): void {
  closeWith(socket, '405 Method Not Allowed', 'Allow: GET, HEAD\r\n');
}

export interface PreviewOptions {
  /** The built folder. */
  folder: string;
  hosting: HostingOptions;
  /** The base URL, with slashes at both ends. Default `/`. */
  baseUrl?: string;
  /** Default 0: any free port. */
  port?: number;
  /** Addresses to listen on. Default: loopback only. */
  hosts?: readonly string[];
  /** What to replace with this server's own address. */
  unpublished?: UnpublishedAddress;
}

export interface PreviewServer extends Listening {
  /** The URL of the home page, including the base URL. */
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
    // A rejected method may carry a body that is not read.
    if (answer.status === 405) response.setHeader('Connection', 'close');
    response.writeHead(answer.status, answer.headers).end(answer.body);
  });
  server.on('clientError', refuseConnection);
  // No body is wanted: the response replaces the `100 Continue`.
  server.on('checkContinue', (request, response) => server.emit('request', request, response));
  server.on('connect', (_request, socket) => refuseMethod(socket));
  return server;
}

/**
 * Serves a built folder as a production host does, by the same rules. Files are served from memory
 * and not with sirv, which cannot send a page with status 404, misreads `bytes=0-0` and `bytes=-5`,
 * and ends the process when a file disappears during the next build.
 *
 * @throws the system's error (`EADDRINUSE`, `EACCES`) when the port cannot be had
 */
export async function startPreviewServer(options: PreviewOptions): Promise<PreviewServer> {
  const { folder, hosting, baseUrl = '/', port = 0, hosts = loopback, unpublished } = options;
  let site = readSite(folder, hosting);
  const listening = await listen(() => createSiteServer(() => site, baseUrl), port, hosts);
  const url = `http://localhost:${listening.port}${baseUrl}`;
  if (unpublished) site = standInFor(site, unpublished, url.replace(/\/$/, ''));
  return { ...listening, url };
}
