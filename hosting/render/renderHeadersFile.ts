import { headersFor } from '../headersFor';
import { groupPaths } from './groupPaths';
import type { Rendering } from './Rendering';

/**
 * The headers as a `_headers` file. Its hosts join the values of a header that two patterns set, so
 * what differs anywhere on the site is set by patterns that do not overlap.
 */
export function renderHeadersFile({ rules, baseUrl, paths }: Rendering): string {
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
