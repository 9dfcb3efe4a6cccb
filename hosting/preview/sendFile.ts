import type { IncomingHttpHeaders } from 'node:http';
import { headersFor } from '../headersFor';
import type { HostingRules } from '../rules';
import { chooseEncoding } from './chooseEncoding';
import { isFresh } from './isFresh';
import { parseRange } from './parseRange';
import type { SiteFile } from './readSite';
import { refuse, type Response } from './refuse';

const nothing = Buffer.alloc(0);

function sendPart(
  rules: HostingRules,
  file: SiteFile,
  headers: Record<string, string>,
  range: string,
): Response {
  const { body } = file.representations.identity;
  const part = parseRange(range, body.length);
  if (part === 'unsatisfiable') {
    const response = refuse(rules, 416, 'Range not satisfiable');
    return {
      ...response,
      headers: { ...response.headers, 'Content-Range': `bytes */${body.length}` },
    };
  }
  const { start, end } = part ?? { start: 0, end: body.length - 1 };
  const slice = body.subarray(start, end + 1);
  const length = { 'Content-Length': String(slice.length) };
  if (!part) return { status: 200, headers: { ...headers, ...length }, body };
  const place = { 'Content-Range': `bytes ${start}-${end}/${body.length}` };
  return { status: 206, headers: { ...headers, ...length, ...place }, body: slice };
}

/** The answer for an existing file: whole, in part, or "not modified". Parts are of the uncompressed bytes. */
export function sendFile(
  rules: HostingRules,
  file: SiteFile,
  requested: IncomingHttpHeaders,
): Response {
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
  if (isFresh(requested, etag, file.modified)) return { status: 304, headers, body: nothing };
  headers['Content-Type'] = file.type;
  headers['Accept-Ranges'] = 'bytes';
  if (range) return sendPart(rules, file, headers, range);
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
  headers['Content-Length'] = String(body.length);
  return { status: 200, headers, body };
}
