import type { IncomingHttpHeaders } from 'node:http';
import { cleanPath } from './cleanPath';
import { parseTarget } from './parseTarget';
import type { Site } from './readSite';
import { refuse, type Response } from './refuse';
import { sendFile } from './sendFile';

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
  const response = refuse(rules, rules.redirectStatus, `Moved to ${location}`);
  return { ...response, headers: { ...response.headers, Location: location } };
}

/** Decides what to answer, from the rules and the files alone; never throws. */
export function answerRequest(site: Site, baseUrl: string, request: Request): Response {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    const response = refuse(site.rules, 405, 'Method not allowed');
    return { ...response, headers: { ...response.headers, Allow: 'GET, HEAD' } };
  }
  const target = parseTarget(request.target);
  if (!target) return refuse(site.rules, 400, 'Malformed address');
  if (`${target.path}/` === baseUrl) return sendRedirect(site, baseUrl, target.query);
  if (!target.path.startsWith(baseUrl)) return sendNotFound(site, '/', request.headers);
  const path = target.path.slice(baseUrl.length - 1);
  if (!target.canExist) return sendNotFound(site, path, request.headers);
  const destination = cleanPath(site, path);
  if (destination) return sendRedirect(site, baseUrl.slice(0, -1) + destination, target.query);
  const file = site.files.get(path.endsWith('/') ? `${path}index.html` : path);
  const servable = file && site.rules.notFound.every(({ document }) => document !== file.path);
  return servable
    ? sendFile(site.rules, file, request.headers)
    : sendNotFound(site, path, request.headers);
}
