type Headers = Readonly<Record<string, string>>;

/** A pattern of paths, as in the rules, and the headers of everything it matches. */
export interface PathGroup {
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
