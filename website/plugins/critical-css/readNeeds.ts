const optional = /:(?:is|where|not)\((?:[^()]|\([^()]*\))*\)/g;
const inner = /:has\(([^(),]*)\)/g;
const pseudo = /::?[\w-]+(?:\([^()]*\))?/g;
const partOfClass = /\[class\*=["']?([\w-]+)["']?\]/g;
const name = /[.#][\w-]+|\[[\w-]+|(?<![\w.#[=-])[a-z][\w-]*/gi;

/** Whether something on a page, given by the names of all that stands there, needs a style. */
export type IsNeeded = (names: ReadonlySet<string>) => boolean;

function hasClassWith(names: ReadonlySet<string>, part: string): boolean {
  for (const candidate of names) {
    if (candidate.startsWith('.') && candidate.includes(part)) return true;
  }
  return false;
}

/**
 * Tells when a selector may match something on a page before it is touched. May say yes too often,
 * for it looks at names only: never no where something is drawn by it.
 */
export function readNeeds(selector: string): IsNeeded {
  const isBeforeStart = selector.includes('data-has-hydrated');
  if (/:(?:hover|active)\b/.test(selector) && !isBeforeStart) return () => false;
  const parts = [...selector.matchAll(partOfClass)].map(([, part = '']) => part);
  const plain = selector
    .replace(partOfClass, '')
    .replace(optional, '')
    .replace(inner, ' $1')
    .replace(pseudo, '')
    .replace(/=(?:"[^"]*"|'[^']*'|[^\]]*)/g, '');
  const wanted = plain.match(name) ?? [];
  return (names) =>
    wanted.every((one) => names.has(one)) && parts.every((part) => hasClassWith(names, part));
}
