import { contentPolicy } from './policy/contentPolicy';
import type { InlineHashes } from './policy/readInline';
import type { PagePolicy } from './policy/readPolicy';
import { localePrefixes, rules, type HostingRules } from './rules';

const header = 'Content-Security-Policy';
// A meta element cannot say this.
const framing = `frame-ancestors 'self'`;

const policyHeader = (path: string, policy: string) => ({
  path,
  values: { [header]: `${policy}; ${framing}` },
});

function union(all: readonly InlineHashes[]): InlineHashes {
  const merge = (kind: keyof InlineHashes) => [...new Set(all.flatMap((one) => one[kind]))].sort();
  return { scripts: merge('scripts'), styles: merge('styles') };
}

// Folders without pages: what they hold may be opened alone, or be a worker, and has nothing inline.
const plainFolders = Object.values(localePrefixes).flatMap((prefix) =>
  ['assets', 'img', 'search', 'social'].map((folder) => `${prefix}${folder}/*`),
);

/**
 * The rules for one build: one policy for the whole site, with the hashes of all its pages, and for
 * a page that was written with a stricter one, that.
 */
export function rulesOf(pages: readonly PagePolicy[]): HostingRules {
  const isOwn = ({ own, hashes }: PagePolicy) => own !== undefined && own !== contentPolicy(hashes);
  const site = union(pages.filter((page) => !isOwn(page)).map(({ hashes }) => hashes));
  const exceptions = pages
    .filter(isOwn)
    .map(({ path, own = '' }) => policyHeader(path.replace(/index\.html$/, '*'), own));
  const plain = contentPolicy({ scripts: [], styles: [] });
  const headers = [
    ...rules.headers,
    policyHeader('/*', contentPolicy(site)),
    ...plainFolders.map((path) => policyHeader(path, plain)),
    ...exceptions,
  ];
  return { ...rules, headers };
}
