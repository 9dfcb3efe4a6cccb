import { brotliCompressSync } from 'node:zlib';
import type { Duplex } from 'node:stream';
import { createServer, type Server } from 'node:http';
import { brotliOptions } from '../precompress';
import type { HostingOptions } from '../rules';
import { answerRequest } from './answerRequest';
import { listen, type Listening, loopback } from './listen';
import { readSite, represent, type Site, type SiteFile } from './site';

const showsSamples = /\.(html|js|md|txt)$/;
/** Three milliseconds a page, for eight bytes in a hundred more than the best. */
const quality = 7;

/** Finds a folder of a site, though lines may end behind its slashes and its host is kept whole. */
function findFolder(folder: string): RegExp {
  const parts = folder.split('/').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`${parts.join('/(?:<[^>]*>)*')}(?=/)`, 'g');
}

/** An address that a built site names though nothing is published there yet. */
export interface UnpublishedAddress {
  /** The public address of the site, without a slash at the end. */
  site: string;
  /** The folder below it that samples and install lines name files of, such as `sdk`. */
  folder: string;
}

/**
 * Has a site name its own address where its samples and install lines name the public one, so that
 * they work before anything is published. The rest stays to the byte.
 */
function standInFor(
  site: Site,
  { site: publicSite, folder }: UnpublishedAddress,
  ownSite: string,
): Site {
  const files = findFolder(`${publicSite}/${folder}`);
  const rename = (text: string) =>
    // A file to load or install, and the source that a content policy allows.
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
  // Closing on unread bytes would reset the connection and lose the answer on its way.
  socket.removeAllListeners('data');
  socket.on('error', () => socket.destroy());
  socket.resume();
  setTimeout(() => socket.destroy(), lingerMilliseconds).unref();
}

interface ClientError extends NodeJS.ErrnoException {
  rawPacket?: Buffer;
}

// A request whose method Node has never heard of, and not just any bytes.
const unknownMethod = /^[A-Z-]{1,40} \S+ HTTP\/1\.[01]\r\n/;

function isUnknownMethod({ code, rawPacket }: ClientError): boolean {
  const start = rawPacket?.subarray(0, 4_096).toString('latin1') ?? '';
  return code === 'HPE_INVALID_METHOD' && unknownMethod.test(start);
}

/** Answers bytes that are no HTTP request, or too much of one. */
function refuseConnection(error: ClientError, socket: Duplex): void {
  if (isUnknownMethod(error)) return refuseMethod(socket);
  closeWith(socket, statuses[error.code ?? ''] ?? '400 Bad Request');
}

/** Answers CONNECT and methods without a name, which never reach the request handler. */
function refuseMethod(socket: Duplex): void {
  closeWith(socket, '405 Method Not Allowed', 'Allow: GET, HEAD\r\n');
}

export interface PreviewOptions {
  /** The built folder. */
  folder: string;
  hosting: HostingOptions;
  /** Where the site begins, with a slash at both ends. Default `/`. */
  baseUrl?: string;
  /** 0, the default, takes any free port. */
  port?: number;
  /** Addresses to listen on. Default: this machine only. */
  hosts?: readonly string[];
  /** What this server's own address takes the place of. */
  unpublished?: UnpublishedAddress;
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
  const { folder, hosting, baseUrl = '/', port = 0, hosts = loopback, unpublished } = options;
  let site = readSite(folder, hosting);
  const listening = await listen(() => createSiteServer(() => site, baseUrl), port, hosts);
  const url = `http://localhost:${listening.port}${baseUrl}`;
  if (unpublished) site = standInFor(site, unpublished, url.replace(/\/$/, ''));
  return { ...listening, url };
}
