import type { HostingRules } from '../../rules';
import { escape, map, quote } from './syntax';

/** A pattern of the rules, for a file that may be served from its compressed copy. */
function matchPath(pattern: string): string {
  return pattern.endsWith('*')
    ? `"~^${escape(pattern.slice(0, -1))}"`
    : `"~^${escape(pattern)}(\\.br|\\.gz)?$"`;
}

const variableOf = (header: string): string =>
  `header_${header.toLowerCase().replaceAll('-', '_')}`;

const namesOf = ({ headers }: HostingRules): string[] => [
  ...new Set(headers.flatMap(({ values }) => Object.keys(values))),
];

/** One variable for each header: the first pattern that matches counts, so the last rule comes first. */
export function renderHeaderMaps(rules: HostingRules): string[] {
  return namesOf(rules).flatMap((name) => {
    const rows = rules.headers
      .flatMap(({ path, values }) => (values[name] ? [{ path, value: values[name] }] : []))
      .reverse();
    const usual = rows.find(({ path }) => path === '/*');
    return map('$uri', variableOf(name), [
      `default ${quote(usual?.value ?? '')}`,
      ...rows
        .filter((row) => row !== usual)
        .map(({ path, value }) => `${matchPath(path)} ${quote(value)}`),
    ]);
  });
}

/** The headers that these variables hold. */
export function renderHeaders(rules: HostingRules): string[] {
  return namesOf(rules).map((name) => `add_header ${name} $${variableOf(name)} always;`);
}
