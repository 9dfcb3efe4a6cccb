/**
 * The messages of an error and of what caused it, outermost first. A cause that leads back to itself
 * ends the list. Looks at the shape, not the class: an error may come from another realm.
 */
export function errorMessages(error: unknown): string[] {
  const chain: unknown[] = [];
  for (let next = error; next !== undefined && next !== null && !chain.includes(next);) {
    chain.push(next);
    next = (next as Partial<Error>).cause;
  }
  return chain.map((link) => (link as Partial<Error>).message ?? String(link));
}
