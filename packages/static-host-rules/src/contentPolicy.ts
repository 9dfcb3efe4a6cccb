import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';
import type { BuiltPage } from './files';

/** An element of a page, without its children. */
export interface PageElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** The text of a script or style; nothing for other elements. */
  text: string;
}

const raw = new Set(['script', 'style']);

/** All elements of a page, in order; a policy needs no tree. */
export function listElements(html: string): PageElement[] {
  const elements: PageElement[] = [];
  let open: PageElement | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      const element = { name, attributes, text: '' };
      elements.push(element);
      open = raw.has(name) ? element : undefined;
    },
    ontext(text) {
      if (open) open.text += text;
    },
    onclosetag() {
      open = undefined;
    },
  });
  parser.end(html);
  return elements;
}

/** The hashes of a page's inline scripts and styles. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

// A script of another type is data, which a policy does not restrict.
const executable = new Set([
  '',
  'module',
  'speculationrules',
  'text/javascript',
  'application/javascript',
]);

/** The CSP source expression that allows exactly this text. */
export function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function unique(hashes: string[]): string[] {
  return [...new Set(hashes)].sort();
}

/** Collects the hashes of a page's inline scripts and styles. */
export function readInline(elements: readonly PageElement[]): InlineHashes {
  const scripts: string[] = [];
  const styles: string[] = [];
  for (const { name, attributes, text } of elements) {
    const { src, type = '' } = attributes;
    if (name === 'style') styles.push(hashOf(text));
    if (name === 'script' && src === undefined && executable.has(type.toLowerCase()))
      scripts.push(hashOf(text));
  }
  return { scripts: unique(scripts), styles: unique(styles) };
}

/** The hashes of all pages. */
export function mergeHashes(all: readonly InlineHashes[]): InlineHashes {
  const merge = (kind: keyof InlineHashes) => unique(all.flatMap((one) => one[kind]));
  return { scripts: merge('scripts'), styles: merge('styles') };
}

/**
 * The content security policy of a site's pages, for a header or meta element: denies everything,
 * then allows what pages consist of, from this origin only. Inline scripts and styles are allowed
 * by hash.
 *
 * @param trustedTypes - The names of the Trusted Types policies that the site's scripts create
 */
export function contentPolicy(
  { scripts, styles }: InlineHashes,
  trustedTypes: readonly string[] = [],
): string {
  return [
    `default-src 'none'`,
    ['script-src', `'self'`, ...scripts].join(' '),
    ['style-src', `'self'`, ...styles].join(' '),
    `img-src 'self' data:`,
    `connect-src 'self'`,
    `worker-src 'self'`,
    `frame-src 'self'`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `require-trusted-types-for 'script'`,
    // Without a name, no policy may be created.
    ['trusted-types', ...(trustedTypes.length > 0 ? trustedTypes : [`'none'`])].join(' '),
  ].join('; ');
}

const meta = /<meta http-equiv=["']?Content-Security-Policy["']? content="([^"]*)"\s*\/?>/i;

/** The policy in a page's HTML. */
export function ownPolicyOf(html: string): string | undefined {
  return meta.exec(html)?.[1];
}

/** The meta element with a policy, for hosts that send no headers. */
export function policyElement(policy: string): string {
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
}

/** What a page needs from a content policy. */
export interface PagePolicy {
  /** Its path below the base URL. */
  path: string;
  hashes: InlineHashes;
  /** The policy in its HTML. */
  own: string | undefined;
}

/** Collects what a page needs from a content policy. */
export function readPolicy({ path, html }: BuiltPage): PagePolicy {
  return { path, hashes: readInline(listElements(html)), own: ownPolicyOf(html) };
}
