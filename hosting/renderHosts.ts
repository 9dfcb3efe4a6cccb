import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Rendering } from './render/Rendering';
import { headersFor } from './headersFor';
import { contentTypeOf } from './contentTypes';
import { listFiles } from './listFiles';
import { type PagePolicy, readPolicy } from './policy/readPolicy';
import { readPages } from './readPages';
import { renderCaddy } from './render/caddy/renderCaddy';
import { renderNginx } from './render/nginx/renderNginx';
import { rulesOf } from './rulesOf';

/** Every redirect of a build, path by path, for hosts that cannot look whether a page exists. */
function listRedirects({ rules, baseUrl, paths }: Rendering): { from: string; to: string }[] {
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

type Headers = Readonly<Record<string, string>>;

/** A pattern of paths, as in the rules, and the headers of everything it matches. */
interface PathGroup {
  path: string;
  values: Headers;
}

const same = (a: Headers, b: Headers): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Groups files by their headers into patterns of which each file matches one only: a folder whose
 * files all have the same headers is one pattern, the files beside other folders are one each.
 */
export function groupPaths(
  files: ReadonlyMap<string, Headers>,
  folder = '/',
): readonly PathGroup[] {
  const below = [...files].filter(([path]) => path.startsWith(folder));
  const first = below[0]?.[1] ?? {};
  if (folder !== '/' && below.every(([, values]) => same(values, first))) {
    return [{ path: `${folder}*`, values: first }];
  }
  const names = new Set(below.map(([path]) => /^[^/]*\/?/.exec(path.slice(folder.length))?.[0]));
  return [...names].flatMap((name = '') => {
    const path = folder + name;
    return name.endsWith('/') ? groupPaths(files, path) : [{ path, values: files.get(path) ?? {} }];
  });
}

/**
 * The headers as a `_headers` file. Its hosts join the values of a header that two patterns set, so
 * what differs anywhere on the site is set by patterns that do not overlap.
 */
function renderHeadersFile({ rules, baseUrl, paths }: Rendering): string {
  const base = baseUrl.slice(0, -1);
  const usual = rules.headers.find(({ path }) => path === '/*')?.values ?? {};
  const special = new Set(
    rules.headers
      .filter(({ values }) => values !== usual)
      .flatMap(({ values }) => Object.keys(values)),
  );
  const pick = (values: Readonly<Record<string, string>>, isSpecial: boolean) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => special.has(name) === isSpecial));
  const groups = groupPaths(
    new Map(paths.map((path) => [path, pick(headersFor(rules, path), true)])),
  ).flatMap((group) => {
    // A page is asked for by its folder.
    const clean = group.path.replace(/index\.html$/, '');
    return clean === group.path ? [group] : [{ ...group, path: clean }, group];
  });
  return [{ path: '/*', values: pick(usual, false) }, ...groups]
    .map(({ path, values }) => {
      const lines = Object.entries(values).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${base}${path}\n${lines.join('')}`;
    })
    .join('\n');
}

/** A container of the site with Caddy, to be built at the root of the repository. */
function renderContainer(caddyfile: string): string {
  return `# podman build --file ${caddyfile.replace(/[^/]+$/, 'Containerfile')} --tag docs .
# podman run --publish 8080:8080 docs
FROM docker.io/library/caddy:2.10.2-alpine@sha256:4c6e91c6ed0e2fa03efd5b44747b625fec79bc9cd06ac5235a779726618e530d
COPY ${caddyfile} /etc/caddy/Caddyfile
COPY website/build /srv
EXPOSE 8080
`;
}

/**
 * The redirects and the pages for what does not exist as a `_redirects` file.
 *
 * @param force - What the host calls a redirect that also counts where a file exists, if it can.
 */
export function renderRedirectsFile(rendering: Rendering, force: '' | '!'): string {
  const { rules, baseUrl } = rendering;
  const base = baseUrl.slice(0, -1);
  const redirects = listRedirects(rendering).map(
    ({ from, to }) => `${encodeURI(from)} ${encodeURI(to)} ${rules.redirectStatus}${force}`,
  );
  const missing = rules.notFound.map(
    ({ prefix, document }) => `${base}${prefix}* ${base}${document} 404`,
  );
  // The other of the two hosts takes the nearest 404.html by itself, and knows no status 404 here.
  return [...redirects, ...(force ? missing : []), ''].join('\n');
}

/**
 * The rules as data, for a script that uploads the folder to plain object storage: each object with
 * its own headers, the order of upload, the redirects, and the documents of the website endpoint.
 */
function renderStorage(rendering: Rendering): string {
  const { rules, paths } = rendering;
  const isKept = (path: string) =>
    /\bimmutable\b/.test(headersFor(rules, path)['Cache-Control'] ?? '');
  // What is kept for ever goes first: no page may name a file that is not there yet.
  const uploaded = [...paths].sort((a, b) => Number(isKept(b)) - Number(isKept(a)));
  const objects = uploaded.map((path) => ({
    key: path.slice(1),
    headers: { 'Content-Type': contentTypeOf(path), ...headersFor(rules, path) },
  }));
  const description = {
    indexDocument: 'index.html',
    errorDocument: '404.html',
    redirects: listRedirects(rendering),
    objects,
  };
  return `${JSON.stringify(description, null, 2)}\n`;
}

/**
 * What the rules of this folder are rendered from.
 *
 * @param pages - What its pages ask of a policy. Default: read from them
 */
export function readRendering(
  folder: string,
  baseUrl: string,
  pages: readonly PagePolicy[] = readPages(folder).map(readPolicy),
): Rendering {
  const files = new Set(listFiles(folder));
  // A compressed copy is a form of its original, and has no address.
  const isCopy = (path: string) =>
    files.has(path.replace(/\.(br|gz)$/, '')) && /\.(br|gz)$/.test(path);
  const paths = [...files].filter((path) => !isCopy(path)).map((path) => `/${path}`);
  return { rules: rulesOf(pages), baseUrl, paths };
}

/** Writes the rules of a built folder for every host we know, each in its own language. */
export async function renderHosts(
  folder: string,
  baseUrl: string,
  target: string,
  pages?: readonly PagePolicy[],
): Promise<void> {
  const rendering = readRendering(folder, baseUrl, pages);
  const headers = renderHeadersFile(rendering);
  const files: Record<string, string> = {
    'caddy/Caddyfile': renderCaddy(rendering),
    'caddy/Containerfile': renderContainer('hosting/dist/caddy/Caddyfile'),
    'nginx/site.conf': renderNginx(rendering, '8080', '/srv'),
    'netlify/_headers': headers,
    'netlify/_redirects': renderRedirectsFile(rendering, '!'),
    'cloudflare-pages/_headers': headers,
    'cloudflare-pages/_redirects': renderRedirectsFile(rendering, ''),
    'object-storage/site.json': renderStorage(rendering),
  };
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(target, path)), { recursive: true });
    await writeFile(join(target, path), content);
  }
}
