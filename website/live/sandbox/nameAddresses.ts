/** Has an error say the names of modules in the place of the addresses made here. */
export function nameAddresses(error: unknown, addresses: ReadonlyMap<string, string>): void {
  if (!(error instanceof TypeError || error instanceof SyntaxError)) return;
  const { message } = error as { message: unknown };
  if (typeof message !== 'string') return;
  let named = message;
  for (const [name, address] of addresses) named = named.replaceAll(address, name);
  // What the code threw may be closed to changes, and what is thrown here would be taken for it.
  if (named !== message) Reflect.set(error, 'message', named);
}
