import { barePath } from '../indexing/paths';
import type { Question } from './Question';

/** A path without what differs between ways to write it: slashes around it, endings, `index`. */
function normal(address: string): string {
  const [path = '', anchor] = address.split('#');
  return anchor ? `${barePath(path)}#${anchor}` : barePath(path);
}

/** Whether a ranked address is one of the expected; a section answers for its page. */
export function isExpected(ranked: string, expect: readonly string[]): boolean {
  const found = normal(ranked);
  const page = found.split('#')[0] ?? '';
  return expect.some((address) => {
    const wanted = normal(address);
    return wanted === found || (!address.includes('#') && wanted === page);
  });
}

/** Gives a function that writes paths the way the questions write theirs. */
export function dialect(questions: readonly Question[]): (file: string) => string {
  const paths = questions.flatMap(({ expect }) =>
    expect.map((address) => address.split('#')[0] ?? ''),
  );
  const most = (test: RegExp): boolean =>
    paths.filter((path) => test.test(path)).length * 2 > paths.length;
  if (most(/\.(?:mdx?|html)$/)) {
    const leading = most(/^\//) ? '/' : '';
    return (file) => leading + file;
  }
  const leading = most(/^\//) ? '/' : '';
  const trailing = most(/\/$/) ? '/' : '';
  return (file) => {
    const bare = barePath(file);
    return bare ? leading + bare + trailing : leading || '/';
  };
}
