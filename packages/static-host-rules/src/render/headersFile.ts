import { headersFor } from '../rules';
import { listRedirects, type Rendering } from './rendering';

type Headers = Readonly<Record<string, string>>;

/** A path pattern, with the headers of everything it matches. */
interface PathGroup {
  path: string;
  values: Headers;
}

const same = (a: Headers, b: Headers): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Groups files by their headers into disjoint patterns: a folder whose files all have the same
 * headers is one pattern, files beside other folders are one each.
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

/** Joins files that are alone in their folder with their headers, by a name without a slash. */
export function joinFiles(groups: readonly PathGroup[]): readonly PathGroup[] {
  const folderOf = ({ path }: PathGroup): string => path.replace(/[^/]*$/, '');
  const files = groups.filter(({ path }) => !/[*/]$/.test(path));
  return groups.flatMap((group) => {
    const beside = files.filter((file) => folderOf(file) === folderOf(group));
    const agree = beside.every(({ values }) => same(values, group.values));
    if (!files.includes(group) || beside.length === 1 || !agree) return [group];
    return group === beside[0] ? [{ ...group, path: `${folderOf(group)}:file` }] : [];
  });
}

/**
 * The headers as a `_headers` file. Its hosts join the values of a header set by two patterns, so
 * headers that differ anywhere are set by disjoint patterns.
 *
 * @param join - Reduces the patterns, for a host that takes a limited number.
 */
export function renderHeadersFile(
  { rules, baseUrl, paths }: Rendering,
  join = (groups: readonly PathGroup[]) => groups,
): string {
  const base = baseUrl.slice(0, -1);
  const usual = rules.headers.find(({ path }) => path === '/*')?.values ?? {};
  const special = new Set(
    rules.headers
      .filter(({ values }) => values !== usual)
      .flatMap(({ values }) => Object.keys(values)),
  );
  const pick = (values: Headers, isSpecial: boolean) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => special.has(name) === isSpecial));
  const groups = groupPaths(
    new Map(paths.map((path) => [path, pick(headersFor(rules, path), true)])),
  ).flatMap((group) => {
    // A page is asked for by its folder.
    const clean = group.path.replace(/index\.html$/, '');
    return clean === group.path ? [group] : [{ ...group, path: clean }, group];
  });
  return [{ path: '/*', values: pick(usual, false) }, ...join(groups)]
    .map(({ path, values }) => {
      const lines = Object.entries(values).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${base}${path}\n${lines.join('')}`;
    })
    .join('\n');
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
  // One of the two hosts uses the nearest 404.html by itself, and does not support status 404 here.
  return [...redirects, ...(force ? missing : []), ''].join('\n');
}
