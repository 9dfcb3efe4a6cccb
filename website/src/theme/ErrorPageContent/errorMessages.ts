/**
 * The messages of an error and its causes, outermost first. Stops at a cycle. Checks the shape
 * rather than the class, because an error may come from another realm.
 */
export function errorMessages(error: unknown): string[] {
  const chain: unknown[] = [];
  for (let next = error; next !== undefined && next !== null && !chain.includes(next);) {
    chain.push(next);
    next = (next as Partial<Error>).cause;
  }
  return chain.map((link) => (link as Partial<Error>).message ?? String(link));
}
