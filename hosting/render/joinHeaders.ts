import type { HostingRules } from '../rules';

type Headers = HostingRules['headers'];

/** Gathers what is set for the same pattern, where nothing between would then be overridden. */
export function joinHeaders(headers: Headers): Headers {
  const joined: { path: string; values: Record<string, string> }[] = [];
  for (const { path, values } of headers) {
    const known = joined.find((entry) => entry.path === path);
    const later = known ? joined.slice(joined.indexOf(known) + 1) : [];
    const isSetSince = later.some((entry) =>
      Object.keys(values).some((name) => name in entry.values),
    );
    if (known && !isSetSince) Object.assign(known.values, values);
    else joined.push({ path, values: { ...values } });
  }
  return joined;
}
