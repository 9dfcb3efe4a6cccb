import type { IncomingHttpHeaders } from 'node:http';
import { rules } from '../rules';
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
  const rule = rules.notFound
    .filter(({ prefix }) => `${path}/`.startsWith(prefix))
    .sort((a, b) => b.prefix.length - a.prefix.length)[0];
  const document = rule && site.get(rule.document);
  if (!document) return refuse(404, 'Not found');
  const { 'accept-encoding': accepted } = headers;
  return { ...sendFile(document, { 'accept-encoding': accepted }), status: 404 };
}

function sendRedirect(path: string, query: string): Response {
  const location = path.split('/').map(encodeURIComponent).join('/') + query;
  const response = refuse(rules.redirectStatus, `Moved to ${location}`);
  return { ...response, headers: { ...response.headers, Location: location } };
}

/** Decides what to answer, from the rules and the files alone; never throws. */
export function answerRequest(site: Site, baseUrl: string, request: Request): Response {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    const response = refuse(405, 'Method not allowed');
    return { ...response, headers: { ...response.headers, Allow: 'GET, HEAD' } };
  }
  const target = parseTarget(request.target);
  if (!target) return refuse(400, 'Malformed address');
  if (`${target.path}/` === baseUrl) return sendRedirect(baseUrl, target.query);
  if (!target.path.startsWith(baseUrl)) return sendNotFound(site, '/', request.headers);
  const path = target.path.slice(baseUrl.length - 1);
  if (!target.canExist) return sendNotFound(site, path, request.headers);
  const destination = cleanPath(site, path);
  if (destination) return sendRedirect(baseUrl.slice(0, -1) + destination, target.query);
  const file = site.get(path.endsWith('/') ? `${path}index.html` : path);
  const servable = file && rules.notFound.every(({ document }) => document !== file.path);
  return servable ? sendFile(file, request.headers) : sendNotFound(site, path, request.headers);
}
