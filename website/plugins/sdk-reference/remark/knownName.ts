import { didYouMean } from 'docs-kit';

/**
 * The entry with this name.
 *
 * @throws when there is none, with the names the writer may have meant.
 */
export function knownName<Entry>(
  kind: string,
  name: string,
  entries: Readonly<Record<string, Entry | undefined>>,
): Entry {
  const found = Object.hasOwn(entries, name) ? entries[name] : undefined;
  if (found !== undefined) return found;
  throw new Error(`The SDK has no ${kind} "${name}".${didYouMean(name, Object.keys(entries))}`);
}
