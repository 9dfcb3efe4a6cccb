import type { HostingRules } from '../../rules';
import { joinHeaders } from '../joinHeaders';
import { oneRange } from '../oneRange';
import type { Rendering } from '../Rendering';
import { malformedPath, strangePath } from '../strangePath';
import { renderRedirects } from './renderRedirects';
import { renderTypes } from './renderTypes';
import { block, quote, routeWhere } from './syntax';

function renderHeaders(headers: HostingRules['headers']): string[] {
  return joinHeaders(headers).flatMap(({ path, values }) =>
    block(
      `header ${path}`,
      Object.entries(values).map(([name, value]) => `${name} ${quote(value)}`),
    ),
  );
}

function renderMissing({ notFound }: HostingRules, base: string): string[] {
  return notFound.flatMap(({ prefix, document }, index) => {
    const send = [`rewrite * ${document}`, ...block('file_server', ['precompressed br gzip'])];
    if (index === notFound.length - 1) return send;
    const below = [`vars_regexp {http.request.orig_uri} ^${base}${prefix}`];
    return routeWhere(`missing${index}`, below, send);
  });
}

function renderBase(base: string, status: number): string[] {
  if (!base) return [];
  return [
    `@root path ${base}`,
    `redir @root ${base}/ ${status}`,
    `@outside not path ${base}/*`,
    'error @outside 404',
    `uri strip_prefix ${base}`,
  ];
}

/** The rules as a Caddyfile. Address and folder come from `SITE_ADDRESS` and `SITE_FOLDER`. */
export function renderCaddy(rendering: Rendering): string {
  const { rules, baseUrl } = rendering;
  const base = baseUrl.slice(0, -1);
  const documents = rules.notFound.map(({ document }) => document).join(' ');
  const serve = [
    ...renderHeaders(rules.headers),
    'header -Server',
    '@method not method GET HEAD',
    'header @method Allow "GET, HEAD"',
    'respond @method "Method not allowed" 405',
    `@malformed vars_regexp {http.request.orig_uri} ${quote(malformedPath)}`,
    'respond @malformed "400 Malformed address" 400',
    `@strange vars_regexp {http.request.orig_uri} ${quote(strangePath)}`,
    'error @strange 404',
    ...renderBase(base, rules.redirectStatus),
    ...block('@hidden', [`path */.* *.br *.gz ${documents}`, 'not path /.well-known/*']),
    'error @hidden 404',
    ...renderRedirects(rendering),
    ...block('@nowhere', ['path */', 'not file {path}index.html']),
    'error @nowhere 404',
    ...renderTypes(rendering),
    '# What is not one range that makes sense is answered whole.',
    ...block('@absurd', ['header Range *', `not header_regexp Range ${quote(oneRange)}`]),
    'request_header @absurd -Range',
    '# Parts are of the uncompressed bytes.',
    '@part header Range *',
    'request_header @part -Accept-Encoding',
    ...block('file_server', ['precompressed br gzip', 'disable_canonical_uris']),
  ];
  const fail = [
    ...renderHeaders(rules.headers.filter(({ path }) => path === '/*')),
    'header -Access-Control-Allow-Origin',
    'request_header -Range',
    ...renderMissing(rules, base),
  ];
  return [
    ...block('', ['admin off', ...block('servers', ['max_header_size 16KB'])]),
    ...block('{$SITE_ADDRESS::8080}', [
      'root * {$SITE_FOLDER:/srv}',
      ...block('route', serve),
      ...block('handle_errors', block('route', fail)),
    ]),
    '',
  ]
    .join('\n')
    .trimStart();
}
