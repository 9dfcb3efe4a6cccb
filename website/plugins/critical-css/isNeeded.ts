const optional = /:(?:is|where|not|has)\((?:[^()]|\([^()]*\))*\)/g;
const pseudo = /::?[\w-]+(?:\([^()]*\))?/g;
const partOfClass = /\[class\*=["']?([\w-]+)["']?\]/g;
const name = /[.#][\w-]+|\[[\w-]+|(?<![\w.#[=-])[a-z][\w-]*/gi;

/**
 * Whether a selector may match something on a page before it is touched. May say yes too often, for
 * it looks at names only: never no where something is drawn by it.
 */
export function isNeeded(selector: string, names: ReadonlySet<string>): boolean {
  const isBeforeStart = selector.includes('data-has-hydrated');
  if (/:(?:hover|active)\b/.test(selector) && !isBeforeStart) return false;
  const classes = [...names].filter((candidate) => candidate.startsWith('.'));
  const parts = [...selector.matchAll(partOfClass)].map(([, part = '']) => part);
  if (!parts.every((part) => classes.some((candidate) => candidate.includes(part)))) return false;
  const plain = selector
    .replace(partOfClass, '')
    .replace(optional, '')
    .replace(pseudo, '')
    .replace(/=(?:"[^"]*"|'[^']*'|[^\]]*)/g, '');
  return (plain.match(name) ?? []).every((wanted) => names.has(wanted));
}
