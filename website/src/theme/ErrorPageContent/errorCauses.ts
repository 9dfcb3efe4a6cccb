/** The error and what caused it, outermost first. A cause that leads back to itself ends the list. */
export function errorCauses(error: unknown): unknown[] {
  const chain: unknown[] = [];
  for (let next = error; next !== undefined && next !== null && !chain.includes(next);) {
    chain.push(next);
    next = next instanceof Error ? next.cause : undefined;
  }
  return chain;
}
