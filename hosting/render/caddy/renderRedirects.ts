import type { Rendering } from '../Rendering';
import { routeWhere } from './syntax';

/** A rewrite keeps the query and encodes the path. */
function redirectTo(path: string, base: string, status: number): string[] {
  return [`rewrite * ${path}`, `redir * ${base}{uri} ${status}`];
}

/** Leads each address that is not clean to the one that is. */
export function renderRedirects({ rules, baseUrl }: Rendering): string[] {
  const base = baseUrl.slice(0, -1);
  const lead = (path: string) => redirectTo(path, base, rules.redirectStatus);
  const known = rules.redirects.flatMap(({ from, to }, index) => {
    const stem = from.slice(0, -1);
    const paths = [from, stem, ...rules.cleanedEndings.map(({ ending }) => stem + ending)];
    return routeWhere(`known${index}`, [`path ${paths.join(' ')}`], lead(to));
  });
  const endings = rules.cleanedEndings.flatMap(({ ending, replacement }, index) => {
    const name = `ending${index}`;
    const stem = `{re.${name}.1}`;
    // The file can be looked for only once the expression has matched.
    const page = [`file ${stem}/index.html`];
    return routeWhere(
      name,
      [`path_regexp ${name} ^(.*)${ending.replaceAll('.', '\\.')}$`],
      routeWhere(`${name}_page`, page, lead(stem + replacement)),
    );
  });
  const page = ['not path */', 'file {path}/index.html'];
  return [...known, ...endings, ...routeWhere('slash', page, lead('{path}/'))];
}
