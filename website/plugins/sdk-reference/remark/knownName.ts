import { nearNames } from '../../page-checks/nearNames';

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
  const near = nearNames(name, Object.keys(entries)).map((one) => `"${one}"`);
  const hint = near.length > 0 ? ` Did you mean ${near.join(' or ')}?` : '';
  throw new Error(`The SDK has no ${kind} "${name}".${hint}`);
}
