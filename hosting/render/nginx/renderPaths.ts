import type { HostingRules } from '../../rules';
import { oneRange } from '../oneRange';
import type { Rendering } from '../Rendering';
import { escape, map, quote } from './syntax';

const accepts = (coding: string): string =>
  `"~*(^|,)\\s*${coding}\\s*($|,|;\\s*q=(1|0?\\.0*[1-9]))"`;

/** What an address leads to: the file it names, the copy of it, the clean address, the page of a 404. */
export function renderPaths({ rules, baseUrl }: Rendering): string[] {
  const base = escape(baseUrl.slice(0, -1));
  const endings = (name: string) =>
    rules.cleanedEndings.map(
      ({ ending, replacement }, index) =>
        `"~^(?<${name}${index}>.*)${escape(ending)}$" $${name}${index}${replacement}`,
    );
  return [
    ...map('$http_accept_encoding', 'coding', [
      'default ""',
      `${accepts('br')} .br`,
      `${accepts('gzip')} .gz`,
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
    ...map('$below', 'file', ['default $below', '"~/$" ${below}index.html']),
    ...map('$below', 'clean', ['default $below/', ...endings('stem'), '"~/$" $below']),
    ...map('$sent', 'sent_clean', ['default $sent/', ...endings('sent_stem'), '"~/$" $sent']),
    ...map('$clean', 'target', [
      'default $clean',
      ...rules.redirects.map(({ from, to }) => `${from} ${to}`),
    ]),
    ...map('$clean', 'location', [
      'default $sent_clean',
      ...rules.redirects.map(({ from, to }) => `${from} ${to}`),
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
