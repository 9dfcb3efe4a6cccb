import { contentTypes, isCompressible } from '../files';
import type { HeaderRule, HostingRules } from '../rules';
import { malformedPath, oneRange, type Rendering, strangePath } from './rendering';

/** Merges settings of the same pattern, where that overrides nothing between them. */
export function joinHeaders(headers: readonly HeaderRule[]): readonly HeaderRule[] {
  const joined: { path: string; values: Record<string, string> }[] = [];
  for (const { path, values } of headers) {
    const known = joined.find((entry) => entry.path === path);
    const later = known ? joined.slice(joined.indexOf(known) + 1) : [];
    const isSetSince = later.some((entry) =>
      Object.keys(values).some((name) => name in entry.values),
    );
    if (known && !isSetSince) Object.assign(known.values, values);
    else joined.push({ path, values: { ...values } });
  }
  return joined;
}

const quote = (text: string): string => `\`${text}\``;

/** Lines in braces. */
function block(head: string, lines: readonly string[]): string[] {
  return [`${head} {`, ...lines.map((line) => `\t${line}`), '}'];
}

/** Directives for the requests that meet all conditions. */
function routeWhere(
  name: string,
  conditions: readonly string[],
  steps: readonly string[],
): string[] {
  return [...block(`@${name}`, conditions), ...block(`route @${name}`, steps)];
}

/** Types by file extension, independent of the machine's own table. */
function renderTypes({ paths }: Rendering): string[] {
  const known = Object.entries(contentTypes).filter(([extension]) =>
    paths.some((path) => path.endsWith(`.${extension}`)),
  );
  const types = known.flatMap(([extension, type]) => [
    `@${extension} path *.${extension}`,
    `header @${extension} Content-Type ${quote(type)}`,
  ]);
  const compressed = known.map(([extension]) => `*.${extension}`).filter(isCompressible);
  return [
    // A file is looked up once, rather than once for each type.
    ...routeWhere('typed', ['not path */', 'file'], types),
    `@copied path */ ${compressed.join(' ')}`,
    ...block('header @copied', ['Vary Accept-Encoding', 'defer']),
  ];
}

/** A rewrite keeps the query and encodes the path. */
function redirectTo(path: string, base: string, status: number): string[] {
  return [`rewrite * ${path}`, `redir * ${base}{uri} ${status}`];
}

/** Redirects each address that is not clean to the clean one. */
function renderRedirects({ rules, baseUrl }: Rendering): string[] {
  const base = baseUrl.slice(0, -1);
  const lead = (path: string) => redirectTo(path, base, rules.redirectStatus);
  const known = rules.redirects.flatMap(({ from, to }, index) => {
    const stem = from.slice(0, -1);
    const paths = [from, stem, ...rules.cleanedEndings.map((ending) => stem + ending)];
    return routeWhere(`known${index}`, [`path ${paths.join(' ')}`], lead(to));
  });
  const endings = rules.cleanedEndings.flatMap((ending, index) => {
    const name = `ending${index}`;
    const stem = `{re.${name}.1}`;
    // The file can only be looked up after the expression has matched.
    const page = [`file ${stem}/index.html`];
    return routeWhere(
      name,
      [`path_regexp ${name} ^(.*)${ending.replaceAll('.', '\\.')}$`],
      routeWhere(`${name}_page`, page, lead(`${stem}/`)),
    );
  });
  const page = ['not path */', 'file {path}/index.html'];
  return [...known, ...endings, ...routeWhere('slash', page, lead('{path}/'))];
}

/** Sends a page's alternative format to clients that accept its type. */
function renderAlternates({ alternates }: HostingRules): string[] {
  return alternates.flatMap(({ type, ending }, index) => {
    const name = `alternate${index}`;
    const file = `{re.${name}.1}${ending}`;
    const conditions = [`header Accept *${type}*`, `path_regexp ${name} ^(.+)/$`];
    // The file can only be looked up after the expression has matched.
    const send = [`rewrite * ${file}`, 'header Cache-Control no-store'];
    return routeWhere(name, conditions, routeWhere(`${name}_file`, [`file ${file}`], send));
  });
}

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
    ...renderAlternates(rules),
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
    ...block('header', ['Vary Accept-Encoding', 'defer']),
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
