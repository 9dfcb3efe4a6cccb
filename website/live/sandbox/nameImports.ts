const isOfImports = /modul|specifier/i;

/**
 * Says of an import that failed what was asked for: a browser knows the addresses made here only.
 *
 * @param error - What running the code threw.
 * @param unknown - The names it imports and that nothing here goes by.
 * @param addresses - Where each name can be imported from.
 */
export function nameImports(
  error: unknown,
  unknown: readonly string[],
  addresses: ReadonlyMap<string, string>,
): unknown {
  if (!(error instanceof TypeError || error instanceof SyntaxError)) return error;
  const isTold = error instanceof TypeError && isOfImports.test(error.message);
  if (isTold && unknown.length > 0) {
    const known = [...addresses.keys()].filter((name) => !name.endsWith('.mjs'));
    const list = (names: readonly string[]): string => names.join(', ');
    return new TypeError(`${list(unknown)} cannot be imported here, only ${list(known)}`);
  }
  for (const [name, address] of addresses) {
    error.message = error.message.replaceAll(address, name);
  }
  return error;
}
