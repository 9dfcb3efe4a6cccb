import type { Rendering } from '../Rendering';
import { malformedPath, strangePath } from '../strangePath';
import { renderHeaderMaps, renderHeaders } from './renderHeaders';
import { renderPaths } from './renderPaths';
import { renderTypes } from './renderTypes';
import { escape, indent, quote } from './syntax';

/** The rules as a part of nginx's `http` block: its maps, and a server on `listen` for `folder`. */
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
    'if ($range_taken = no) { return 418; }',
    'location / { try_files $file$copy $file =404; }',
    'location @missing { try_files $missing$coding $missing =404; }',
    'location @whole { max_ranges 0; try_files $file =404; }',
    'location @large { return 431; }',
  ];
  return [
    ...renderHeaderMaps(rules),
    ...renderTypes(),
    ...renderPaths(rendering),
    'server {',
    ...indent(server),
    '}',
    '',
  ].join('\n');
}
