// The router reads paths with parameters, choices and patterns; those of this site are plain.
const special = /[()[\]{}?+:*]/;
const letter = /[.^$|\\/]/g;

interface Options {
  end?: boolean;
  strict?: boolean;
  sensitive?: boolean;
}

/**
 * The expression that an address has to match, for a plain path or `*`.
 *
 * @throws for a path that is not plain
 */
export default function pathToRegexp(path: string, _keys: unknown, options: Options): RegExp {
  const { end = true, strict = false, sensitive = false } = options;
  if (path !== '*' && special.test(path)) throw new Error(`${path} is not a plain path.`);
  const isFolder = path.endsWith('/');
  const plain = isFolder && !strict ? path.slice(0, -1) : path;
  const text = path === '*' ? '(.*)' : plain.replace(letter, '\\$&');
  const slash = strict ? '' : '(?:/(?=$))?';
  const after = end ? '$' : strict && isFolder ? '' : '(?=/|$)';
  return new RegExp(`^${text}${slash}${after}`, sensitive ? '' : 'i');
}

/** What writes a plain path: there is nothing to fill in. */
pathToRegexp.compile = (path: string) => (): string => path;
