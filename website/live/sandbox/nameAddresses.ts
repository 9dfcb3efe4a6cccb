/** Has an error say the names of modules in the place of the addresses made here. */
export function nameAddresses(error: unknown, addresses: ReadonlyMap<string, string>): void {
  if (!(error instanceof TypeError || error instanceof SyntaxError)) return;
  for (const [name, address] of addresses) {
    error.message = error.message.replaceAll(address, name);
  }
}
