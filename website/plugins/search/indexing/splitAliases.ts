/** The names in a list of other names, which commas keep apart. */
export const splitAliases = (list: string): string[] =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
