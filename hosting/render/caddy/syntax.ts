/** A piece of Caddy's syntax: text that holds anything, and lines in braces. */
export const quote = (text: string): string => `\`${text}\``;

export function block(head: string, lines: readonly string[]): string[] {
  return [`${head} {`, ...lines.map((line) => `\t${line}`), '}'];
}

/** Steps for the requests that meet all conditions. */
export function routeWhere(
  name: string,
  conditions: readonly string[],
  steps: readonly string[],
): string[] {
  return [...block(`@${name}`, conditions), ...block(`route @${name}`, steps)];
}
