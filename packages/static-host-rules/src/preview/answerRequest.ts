import type { IncomingHttpHeaders } from 'node:http';
import { headersFor, type HostingRules } from '../rules';
import { type Encoding, encodings, type Site, type SiteFile } from './site';

interface Response {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** A short plain-text response. */
function refuse(
  rules: HostingRules,
  status: number,
  reason: string,
  more: Record<string, string> = {},
): Response {
  const body = Buffer.from(`${reason}\n`);
  return {
    status,
    headers: {
      ...headersFor(rules, '/'),
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': String(body.length),
      ...more,
    },
    body,
  };
}

/** Whether the client's copy is current; entity tags take precedence over dates. */
function isFresh(headers: IncomingHttpHeaders, etag: string, modified: Date): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) {
    return tags.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
  }
  const since = Date.parse(headers['if-modified-since'] ?? '');
  // A date in a header has no milliseconds.
  return Math.floor(modified.getTime() / 1000) <= Math.floor(since / 1000);
}

type ByteRange = { start: number; end: number } | 'unsatisfiable' | undefined;

/**
 * Parses a Range header for a body of `size` bytes; `end` is inclusive. Several ranges, other units
 * and invalid values mean the whole body, as RFC 9110 allows.
 */
function parseRange(header: string | undefined, size: number): ByteRange {
  const match = /^bytes=\s*(\d*)-(\d*)\s*$/.exec(header ?? '');
  if (!match || (!match[1] && !match[2])) return undefined;
  const first = match[1] ? Number(match[1]) : Math.max(0, size - Number(match[2]));
  const last = match[1] && match[2] ? Number(match[2]) : size - 1;
  if (match[1] && match[2] && last < first) return undefined;
  if (first >= size) return 'unsatisfiable';
  return { start: first, end: Math.min(last, size - 1) };
}

function parseQualities(accepted: string): Map<string, number> {
  return new Map(
    accepted.split(',').map((entry) => {
      const [name = '', ...parameters] = entry
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return [name, quality === undefined ? 1 : Number(quality) || 0];
    }),
  );
}

/** The best available encoding that a client accepts: brotli, then gzip, then none. */
function chooseEncoding(file: SiteFile, accepted: string | undefined): Encoding {
  const qualities = parseQualities(accepted ?? '');
  const candidates = Object.keys(encodings) as (keyof typeof encodings)[];
  const usable = candidates.filter(
    (name) => file.representations[name] && (qualities.get(name) ?? qualities.get('*') ?? 0) > 0,
  );
  return usable[0] ?? 'identity';
}

/**
 * The response for an existing file: whole, partial or "not modified". Ranges are of the
 * uncompressed bytes.
 */
function sendFile(rules: HostingRules, file: SiteFile, requested: IncomingHttpHeaders): Response {
  const condition = requested['if-range'];
  const original = file.representations.identity;
  const range =
    condition === undefined || condition === original.etag ? requested.range : undefined;
  const encoding = range ? 'identity' : chooseEncoding(file, requested['accept-encoding']);
  const { body, etag } = file.representations[encoding] ?? original;
  const headers: Record<string, string> = {
    ...headersFor(rules, file.path),
    ETag: etag,
    'Last-Modified': file.modified.toUTCString(),
    ...(Object.keys(file.representations).length > 1 && { Vary: 'Accept-Encoding' }),
  };
  if (isFresh(requested, etag, file.modified))
    return { status: 304, headers, body: Buffer.alloc(0) };
  headers['Content-Type'] = file.type;
  headers['Accept-Ranges'] = 'bytes';
  const part = parseRange(range, body.length);
  if (part === 'unsatisfiable') {
    const size = { 'Content-Range': `bytes */${body.length}` };
    return refuse(rules, 416, 'Range not satisfiable', size);
  }
  const sent = part ? body.subarray(part.start, part.end + 1) : body;
  headers['Content-Length'] = String(sent.length);
  if (part) headers['Content-Range'] = `bytes ${part.start}-${part.end}/${body.length}`;
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
  return { status: part ? 206 : 200, headers, body: sent };
}

function cleaned(rules: HostingRules, path: string): string {
  const ending = ['/', ...rules.cleanedEndings].find((one) => path.endsWith(one)) ?? '';
  return `${path.slice(0, path.length - ending.length)}/`;
}

/** The redirect target of a path, in one step; nothing if there is no such page. */
function cleanPath({ files, rules }: Site, path: string): string | undefined {
  const page = cleaned(rules, path);
  const redirected = rules.redirects.find(({ from }) => from === page)?.to ?? page;
  return redirected !== path && files.has(`${redirected}index.html`) ? redirected : undefined;
}

/** The alternative format of a page that a client accepts, if there is one. */
function findAlternate({ files, rules }: Site, path: string, accepted = ''): SiteFile | undefined {
  const alternate = rules.alternates.find(({ type }) => accepted.includes(type));
  return alternate && path.endsWith('/')
    ? files.get(path.slice(0, -1) + alternate.ending)
    : undefined;
}

interface Target {
  path: string;
  query: string;
  /** False for dot segments, empty segments, and encoded slashes that would hide them. */
  canExist: boolean;
}

// Control characters are invalid in a name and would split a Location header.
const control = /\p{Cc}/u;

/** Splits a request target into its decoded path and its query; nothing when it is malformed. */
function parseTarget(target: string): Target | undefined {
  const local = target.replace(/^https?:\/\/[^/?#]*/i, '');
  const [path = '', query] = local.split(/\?(.*)/s);
  if (!path.startsWith('/')) return undefined;
  let segments: string[];
  try {
    segments = path
      .split('/')
      .slice(1)
      .map((segment) => decodeURIComponent(segment).normalize());
  } catch {
    return undefined;
  }
  if (segments.some((segment) => control.test(segment))) return undefined;
  const last = segments.length - 1;
  const strange = segments.some(
    (segment, index) => /^\.{1,2}$|[/\\]/.test(segment) || (segment === '' && index !== last),
  );
  return {
    path: `/${segments.join('/')}`,
    query: query === undefined ? '' : `?${query}`,
    canExist: !strange,
  };
}

export interface Request {
  method: string;
  target: string;
  headers: IncomingHttpHeaders;
}

function sendNotFound(site: Site, path: string, headers: IncomingHttpHeaders): Response {
  const rule = site.rules.notFound.find(({ prefix }) => `${path}/`.startsWith(prefix));
  const document = rule && site.files.get(rule.document);
  if (!document) return refuse(site.rules, 404, 'Not found');
  const { 'accept-encoding': accepted } = headers;
  return { ...sendFile(site.rules, document, { 'accept-encoding': accepted }), status: 404 };
}

function sendRedirect({ rules }: Site, path: string, query: string): Response {
  const location = path.split('/').map(encodeURIComponent).join('/') + query;
  return refuse(rules, rules.redirectStatus, `Moved to ${location}`, { Location: location });
}

/** Decides on the response from the rules and files; never throws. */
export function answerRequest(site: Site, baseUrl: string, request: Request): Response {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return refuse(site.rules, 405, 'Method not allowed', { Allow: 'GET, HEAD' });
  }
  const target = parseTarget(request.target);
  if (!target) return refuse(site.rules, 400, 'Malformed address');
  if (`${target.path}/` === baseUrl) return sendRedirect(site, baseUrl, target.query);
  if (!target.path.startsWith(baseUrl)) return sendNotFound(site, '/', request.headers);
  const path = target.path.slice(baseUrl.length - 1);
  if (!target.canExist) return sendNotFound(site, path, request.headers);
  const destination = cleanPath(site, path);
  if (destination) return sendRedirect(site, baseUrl.slice(0, -1) + destination, target.query);
  const alternate = findAlternate(site, path, request.headers.accept);
  if (alternate) {
    const response = sendFile(site.rules, alternate, request.headers);
    return { ...response, headers: { ...response.headers, 'Cache-Control': 'no-store' } };
  }
  const file = site.files.get(path.endsWith('/') ? `${path}index.html` : path);
  const servable = file && site.rules.notFound.every(({ document }) => document !== file.path);
  return servable
    ? sendFile(site.rules, file, request.headers)
    : sendNotFound(site, path, request.headers);
}
