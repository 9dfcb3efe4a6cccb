export interface Target {
  path: string;
  query: string;
  /** False for dot segments, empty segments, and slashes that were encoded to hide from this check. */
  canExist: boolean;
}

// Control characters have no place in a name and would split a Location header.
const control = /\p{Cc}/u;

/** Splits a request target into its decoded path and its query; nothing when it is malformed. */
export function parseTarget(target: string): Target | undefined {
  const local = target.replace(/^https?:\/\/[^/?#]*/i, '');
  const [path = '', query] = local.split(/\?(.*)/s);
  if (!path.startsWith('/')) return undefined;
  let segments: string[];
  try {
    segments = path
      .split('/')
      .slice(1)
      .map((segment) => decodeURIComponent(segment).normalize());
  } catch {
    return undefined;
  }
  if (segments.some((segment) => control.test(segment))) return undefined;
  const last = segments.length - 1;
  const strange = segments.some(
    (segment, index) => /^\.{1,2}$|[/\\]/.test(segment) || (segment === '' && index !== last),
  );
  return {
    path: `/${segments.join('/')}`,
    query: query === undefined ? '' : `?${query}`,
    canExist: !strange,
  };
}
