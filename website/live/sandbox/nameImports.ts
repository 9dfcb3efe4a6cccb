import type { Locale } from '@site/brand';
import { nameAddresses } from './nameAddresses';
import { words } from './words';

// What the browsers say of a module that is not there.
const isOfImports = /module specifier|bare specifier|imported module|module script|module name,/i;

/**
 * Says of an import that failed what was asked for: a browser knows the addresses made here only.
 *
 * @param error - What running the code threw.
 * @param unknown - The names that it seems to import and that nothing here goes by.
 * @param addresses - Where each name can be imported from.
 */
export function nameImports(
  error: unknown,
  unknown: readonly string[],
  addresses: ReadonlyMap<string, string>,
  locale: Locale,
): unknown {
  const isTold = error instanceof TypeError && isOfImports.test(error.message);
  if (isTold && unknown.length > 0) {
    const known = [...addresses.keys()].filter((name) => !name.endsWith('.mjs'));
    // Some say which it is; a name may also stand in a comment.
    const said = unknown.filter((name) => error.message.includes(name));
    const asked = said.length > 0 ? said : unknown;
    const message = words[locale].notImported(asked.join(', '), known.join(', '));
    return new TypeError(message, { cause: error });
  }
  nameAddresses(error, addresses);
  return error;
}
