import { contentTypes, isCompressible } from '../files';
import type { HostingRules } from '../rules';
import { malformedPath, oneRange, type Rendering, strangePath } from './rendering';

/** Syntax of nginx. */
const escape = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
const quote = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;
const indent = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

/** A variable that depends on another; the first matching row applies. */
function map(from: string, to: string, rows: readonly string[]): string[] {
  return [`map ${from} $${to} {`, ...indent(rows.map((row) => `${row};`)), '}'];
}

const row = (extension: string, value: string): string =>
  `"~^(200|206|404):.*\\.${extension}(\\.br|\\.gz)?$" ${quote(value)}`;

/**
 * Types are set as headers, because nginx would derive them from the name of the compressed copy.
 */
function renderTypes(): string[] {
  const extensions = Object.keys(contentTypes);
  return [
    ...map('$status:$uri', 'content_type_sent', [
      'default ""',
      ...extensions.map((extension) => row(extension, contentTypes[extension] ?? '')),
    ]),
    ...map('$status:$uri', 'vary_sent', [
      'default ""',
      ...extensions
        .filter((extension) => isCompressible(`.${extension}`))
        .map((extension) => row(extension, 'Accept-Encoding')),
    ]),
    ...map('$status:$uri', 'content_encoding_sent', [
      'default ""',
      '"~^(200|404):.*\\.br$" br',
      '"~^(200|404):.*\\.gz$" gzip',
    ]),
  ];
}

/** A pattern of the rules, for a file that may be served from its compressed copy. */
function matchPath(pattern: string): string {
  return pattern.endsWith('*')
    ? `"~^${escape(pattern.slice(0, -1))}"`
    : `"~^${escape(pattern)}(\\.br|\\.gz)?$"`;
}

const variableOf = (header: string): string =>
  `header_${header.toLowerCase().replaceAll('-', '_')}`;

const namesOf = ({ headers }: HostingRules): string[] => [
  ...new Set(headers.flatMap(({ values }) => Object.keys(values))),
];

/** A map for each header: the first matching pattern applies, so the last rule comes first. */
function renderHeaderMaps(rules: HostingRules): string[] {
  return namesOf(rules).flatMap((name) => {
    const rows = rules.headers
      .flatMap(({ path, values }) => (values[name] ? [{ path, value: values[name] }] : []))
      .reverse();
    const usual = rows.find(({ path }) => path === '/*');
    return map('$uri', variableOf(name), [
      `default ${quote(usual?.value ?? '')}`,
      ...rows
        .filter((row) => row !== usual)
        .map(({ path, value }) => `${matchPath(path)} ${quote(value)}`),
    ]);
  });
}

/** What is sent in the place of a page, and that no cache keeps it there. */
function renderAlternates({ alternates }: HostingRules): string[] {
  return [
    ...map('$http_accept:$below', 'alternate', [
      'default ""',
      ...alternates.map(
        ({ type, ending }, index) =>
          `"~${escape(type)}.*:(?<page${index}>/.+)/$" $page${index}${ending}`,
      ),
    ]),
    ...map('$sent_alternate', 'kept', ['default $header_cache_control', 'yes no-store']),
  ];
}

/** The headers set from these variables. */
function renderHeaders(rules: HostingRules): string[] {
  return namesOf(rules).map((name) => {
    const variable = name === 'Cache-Control' ? 'kept' : variableOf(name);
    return `add_header ${name} $${variable} always;`;
  });
}

const accepts = (coding: string): string =>
  `"~*(^|,)\\s*${coding}\\s*($|,|;\\s*q=(1|0?\\.0*[1-9]))"`;

/**
 * What an address resolves to: its file, its compressed copy, the clean address, or the 404 page.
 */
function renderPaths({ rules, baseUrl }: Rendering): string[] {
  const base = escape(baseUrl.slice(0, -1));
  const endings = (name: string) =>
    rules.cleanedEndings.map(
      (ending, index) => `"~^(?<${name}${index}>.*)${escape(ending)}$" $${name}${index}/`,
    );
  return [
    ...map('$http_accept_encoding', 'coding', [
      'default ""',
      `${accepts('br')} .br`,
      `${accepts('gzip')} .gz`,
      // Refused, whatever else is accepted.
      '"~*(^|,)\\s*br\\s*;" ""',
      `${accepts('\\*')} .br`,
    ]),
    '# What is not one range that makes sense is answered whole.',
    ...map('$http_range', 'range_taken', ['default no', '"" yes', `${quote(`~${oneRange}`)} yes`]),
    '# Parts are of the uncompressed bytes.',
    ...map('$http_range', 'copy', ['"" $coding', 'default ""']),
    '# The path below the base URL: decoded to find the file, as it was sent to redirect.',
    ...map('$uri', 'below', ['default ""', `"~^${base}(?<inside>/.*)$" $inside`]),
    ...map('$request_uri', 'sent', [
      'default ""',
      `"~^${base}(?<sent_inside>/[^?]*)" $sent_inside`,
    ]),
    ...map('$below', 'own_file', ['default $below', '"~/$" ${below}index.html']),
    ...map('$sent_alternate', 'file', ['default $own_file', 'yes $alternate']),
    ...map('$below', 'clean', ['default $below/', ...endings('stem'), '"~/$" $below']),
    ...map('$sent', 'sent_clean', ['default $sent/', ...endings('sent_stem'), '"~/$" $sent']),
    ...map('$clean', 'target', [
      'default $clean',
      ...rules.redirects.map(({ from, to }) => `${from} ${to}`),
    ]),
    ...map('$clean', 'location', [
      'default $sent_clean',
      ...rules.redirects.map(({ from, to }) => `${from} ${to}`),
      // Needs no encoding, even if it was sent with one.
      '"~^[\\w./~-]*$" $clean',
    ]),
    ...map('$request_uri', 'missing', renderMissing(rules, base)),
    ...map('$status', 'allowed_methods', ['default ""', '405 "GET, HEAD"']),
  ];
}

function renderMissing({ notFound }: HostingRules, base: string): string[] {
  const usual = notFound.at(-1)?.document ?? '';
  return [
    `default ${usual}`,
    ...notFound.map(
      ({ prefix, document }) => `"~^${base}${escape(prefix.slice(0, -1))}(/|\\?|$)" ${document}`,
    ),
  ];
}

/** The rules for nginx's `http` block: maps, and a server on `listen` for `folder`. */
export function renderNginx(rendering: Rendering, listen: string, folder: string): string {
  const { rules, baseUrl } = rendering;
  const status = rules.redirectStatus;
  const base = baseUrl.slice(0, -1);
  const documents = rules.notFound.map(({ document }) => escape(document)).join('|');
  const server = [
    `listen ${listen};`,
    `root ${folder};`,
    'server_tokens off;',
    'absolute_redirect off;',
    'merge_slashes off;',
    'gzip off;',
    'max_ranges 1;',
    'client_header_buffer_size 2k;',
    'large_client_header_buffers 2 8k;',
    'types {}',
    'default_type "";',
    ...renderHeaders(rules),
    'add_header Content-Type $content_type_sent always;',
    'add_header Content-Encoding $content_encoding_sent always;',
    'add_header Vary $vary_sent always;',
    'add_header Allow $allowed_methods always;',
    'recursive_error_pages on;',
    'error_page 404 @missing;',
    'error_page 418 = @whole;',
    'error_page 494 =431 @large;',
    'if ($request_method !~ ^(GET|HEAD)$) { return 405; }',
    `if ($request_uri ~ ${quote(malformedPath)}) { return 400; }`,
    `if ($request_uri ~ ${quote(strangePath)}) { return 404; }`,
    ...(base ? [`if ($uri = ${base}) { return ${status} ${base}/$is_args$args; }`] : []),
    'if ($below = "") { return 404; }',
    `if ($below ~ "(^|/)\\.(?!well-known/)|\\.(br|gz)$|^(${documents})$") { return 404; }`,
    'set $redirect "";',
    'if (-f $document_root${target}index.html) { set $redirect $target; }',
    'if ($redirect = $below) { set $redirect ""; }',
    `if ($redirect) { return ${status} ${base}$location$is_args$args; }`,
    'set $sent_alternate "";',
    'if (-f $document_root$alternate) { set $sent_alternate yes; }',
    'if ($range_taken = no) { return 418; }',
    'location / { try_files $file$copy $file =404; }',
    'location @missing { try_files $missing$coding $missing =404; }',
    'location @whole { max_ranges 0; try_files $file =404; }',
    'location @large { return 431; }',
  ];
  return [
    ...renderHeaderMaps(rules),
    ...renderAlternates(rules),
    ...renderTypes(),
    ...renderPaths(rendering),
    'server {',
    ...indent(server),
    '}',
    '',
  ].join('\n');
}
