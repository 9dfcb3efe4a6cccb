import { readPolicy } from '../contentPolicy';
import { listOriginals, readPages } from '../files';
import { type HostingOptions, type HostingRules, rulesOf } from '../rules';

/** What the rules for a host are rendered from. */
export interface Rendering {
  rules: HostingRules;
  /** The base URL, with slashes at both ends. */
  baseUrl: string;
  /** All files of the build, below the base URL, with a leading slash. */
  paths: readonly string[];
}

/** Collects what the rules for a built folder are rendered from. */
export function readRendering(folder: string, baseUrl: string, hosting: HostingOptions): Rendering {
  const paths = listOriginals(folder).map((path) => `/${path}`);
  return { rules: rulesOf(hosting, readPages(folder).map(readPolicy)), baseUrl, paths };
}

/** All redirects of a build as single paths, for hosts that cannot check whether a page exists. */
export function listRedirects({ rules, baseUrl, paths }: Rendering): HostingRules['redirects'] {
  const base = baseUrl.slice(0, -1);
  const pages = paths
    .filter((path) => path.endsWith('/index.html'))
    .map((path) => path.replace(/index\.html$/, ''));
  const leadsTo = (page: string) => rules.redirects.find(({ from }) => from === page)?.to ?? page;
  const cleaned = pages.flatMap((page) => {
    const stem = page.slice(0, -1);
    return ['/', ...rules.cleanedEndings]
      .map((ending) => ({ from: stem + ending, to: leadsTo(page) }))
      .filter(({ from, to }) => from !== to && from !== '.html');
  });
  return cleaned.map(({ from, to }) => ({ from: base + from, to: base + to }));
}

/**
 * A regular expression for a single byte range with numbers that every server can parse. RFC 9110
 * lets a server ignore all other ranges and respond in full; a number with too many digits would
 * otherwise be refused (416), though a range past the end of the file is valid.
 */
export const oneRange = String.raw`^bytes=\s*(\d{1,18}-\d{0,18}|-0*[1-9]\d{0,17})\s*$`;

/**
 * A regular expression for invalid addresses: dot segments, empty segments, and encoded slashes
 * that would hide them. It matches the address as sent.
 */
export const strangePath = String.raw`^(https?://[^/?]*)?(/[^?]*)?(//|\\|%2[fF]|%5[cC]|/(\.|%2[eE]){1,2}(/|\?|$))`;

/** The same for malformed addresses: an encoded control character. */
export const malformedPath = '^[^?]*%([01][0-9a-fA-F]|7[fF])';
