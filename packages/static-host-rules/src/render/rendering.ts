import { readPolicy } from '../contentPolicy';
import { listFiles, readPages } from '../files';
import { type HostingOptions, type HostingRules, rulesOf } from '../rules';

/** What the rules for a host are written from. */
export interface Rendering {
  rules: HostingRules;
  /** Where the site begins, with a slash at both ends. */
  baseUrl: string;
  /** Every file of the build, below the base URL, with a leading slash. */
  paths: readonly string[];
}

/** Reads what the rules for a built folder are rendered from. */
export function readRendering(folder: string, baseUrl: string, hosting: HostingOptions): Rendering {
  const files = new Set(listFiles(folder));
  // A compressed copy is a form of its original, and has no address.
  const isCopy = (path: string) =>
    files.has(path.replace(/\.(br|gz)$/, '')) && /\.(br|gz)$/.test(path);
  const paths = [...files].filter((path) => !isCopy(path)).map((path) => `/${path}`);
  return { rules: rulesOf(hosting, readPages(folder).map(readPolicy)), baseUrl, paths };
}

/** Every redirect of a build, path by path, for hosts that cannot look whether a page exists. */
export function listRedirects({
  rules,
  baseUrl,
  paths,
}: Rendering): { from: string; to: string }[] {
  const base = baseUrl.slice(0, -1);
  const pages = paths
    .filter((path) => path.endsWith('/index.html'))
    .map((path) => path.replace(/index\.html$/, ''));
  const leadsTo = (page: string) => rules.redirects.find(({ from }) => from === page)?.to ?? page;
  const cleaned = pages.flatMap((page) => {
    const stem = page.slice(0, -1);
    return ['/', ...rules.cleanedEndings.map(({ ending }) => ending)]
      .map((ending) => ({ from: stem + ending, to: leadsTo(page) }))
      .filter(({ from, to }) => from !== to && from !== '.html');
  });
  return cleaned.map(({ from, to }) => ({ from: base + from, to: base + to }));
}

/**
 * A regular expression for one range of bytes that every server can count with. RFC 9110 lets a
 * server ignore all others and answer whole; a number with too many digits would be refused (416),
 * though a range that ends past the file's end can be sent.
 */
export const oneRange = String.raw`^bytes=\s*(\d{1,18}-\d{0,18}|-0*[1-9]\d{0,17})\s*$`;

/**
 * A regular expression for what no address of the site holds: dot segments, empty segments, and
 * slashes that were encoded to hide from a check. It reads the address as it was sent.
 */
export const strangePath = String.raw`^(https?://[^/?]*)?(/[^?]*)?(//|\\|%2[fF]|%5[cC]|/(\.|%2[eE]){1,2}(/|\?|$))`;

/** The same for what makes an address malformed: an encoded control character. */
export const malformedPath = '^[^?]*%([01][0-9a-fA-F]|7[fF])';
