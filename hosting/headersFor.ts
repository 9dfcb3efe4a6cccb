import type { HostingRules } from './rules';

function matches(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}

/** The headers the rules give to a path below the base URL. */
export function headersFor(rules: HostingRules, path: string): Record<string, string> {
  return Object.assign(
    {},
    ...rules.headers.filter((rule) => matches(rule.path, path)).map((rule) => rule.values),
  );
}
