import { barePath } from '../indexing/paths';

type Align = (path: string) => string;

/**
 * Finds how files' paths become the paths questions use, when those begin elsewhere: with names of
 * the folder before them, or without the first names below it.
 */
export function alignPaths(
  paths: readonly string[],
  wanted: readonly string[],
  folder: string,
): Align {
  const bare = paths.map(barePath);
  const targets = new Set(wanted.map((address) => barePath(address.split('#')[0] ?? '')));
  const names = folder.split(/[\\/]+/).filter((name) => name && name !== '.');
  const ways: Align[] = [(path) => path];
  for (let count = 1; count <= Math.min(3, names.length); count++) {
    const before = `${names.slice(-count).join('/')}/`;
    ways.push((path) => before + path);
  }
  const firsts = new Set<string>();
  for (const target of targets) {
    for (const path of bare)
      if (path.endsWith(`/${target}`)) firsts.add(path.slice(0, -target.length));
  }
  for (const first of firsts) {
    ways.push((path) => (path.startsWith(first) ? path.slice(first.length) : path));
  }
  const matches = (way: Align): number =>
    bare.filter((path) => targets.has(barePath(way(path)))).length;
  return ways.reduce((best, way) => (matches(way) > matches(best) ? way : best));
}
