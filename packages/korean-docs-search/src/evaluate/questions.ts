import { barePath } from '../pages/page';

/** A query with its expected answers: paths of pages, or of sections with `#id`. */
export interface Question {
  query: string;
  expect: string[];
  class: string;
}

/** Parses questions from JSON. Throws when an entry is invalid. */
export function parseQuestions(json: string): Question[] {
  const entries: unknown = JSON.parse(json);
  if (!Array.isArray(entries)) throw new TypeError('Questions are a list');
  return entries.map((entry: Partial<Question>, at) => {
    if (typeof entry.query !== 'string') throw new TypeError(`Entry ${at} has no query`);
    return { query: entry.query, expect: entry.expect ?? [], class: entry.class ?? 'all' };
  });
}

/** Normalizes a path: slashes around it, file extension, `index`. */
function normal(address: string): string {
  const [path = '', anchor] = address.split('#');
  return anchor ? `${barePath(path)}#${anchor}` : barePath(path);
}

/** Whether a result is one of the expected; a section counts for its page. */
export function isExpected(ranked: string, expect: readonly string[]): boolean {
  const found = normal(ranked);
  const page = found.split('#')[0] ?? '';
  return expect.some((address) => {
    const wanted = normal(address);
    return wanted === found || (!address.includes('#') && wanted === page);
  });
}

/** Returns a function that writes paths as the questions do. */
export function dialect(questions: readonly Question[]): (file: string) => string {
  const paths = questions.flatMap(({ expect }) =>
    expect.map((address) => address.split('#')[0] ?? ''),
  );
  const most = (test: RegExp): boolean =>
    paths.filter((path) => test.test(path)).length * 2 > paths.length;
  const leading = most(/^\//) ? '/' : '';
  if (most(/\.(?:mdx?|html)$/)) return (file) => leading + file;
  const trailing = most(/\/$/) ? '/' : '';
  return (file) => {
    const bare = barePath(file);
    return bare ? leading + bare + trailing : leading || '/';
  };
}

type Align = (path: string) => string;

/**
 * Derives how file paths map to the paths of questions, which may have more or fewer leading
 * folders.
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
