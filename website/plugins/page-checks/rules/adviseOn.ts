/** What to write in the place of a number that was typed. Of equal ones, the writer knows which is meant. */
export function adviseOn(components: readonly string[]): string {
  return components.length > 0
    ? `Write ${components.join(' or ')}.`
    : 'The SDK has no such limit or default. Say it without a number.';
}
