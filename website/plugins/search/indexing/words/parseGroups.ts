/** Reads groups of names for one thing: a group per line, names apart by `=`. */
export function parseGroups(text: string): string[][] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.split(' = ').map((name) => name.trim()));
}
