/** How many letters must be added, taken or changed to make one word of the other. */
function editDistance(from: string, to: string): number {
  let above = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const changed = (above[j - 1] ?? 0) + Number(from[i - 1] !== to[j - 1]);
      row.push(Math.min(changed, (above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    above = row;
  }
  return above.at(-1) ?? 0;
}

const baseName = (name: string): string => name.split('/').at(-1) ?? name;

/** Up to three of the known names that somebody who wrote `name` may have meant, nearest first. */
export function nearNames(name: string, known: readonly string[]): string[] {
  return known
    .map((candidate) => ({
      candidate,
      distance: Math.min(
        editDistance(name, candidate),
        1 + editDistance(baseName(name), baseName(candidate)),
      ),
    }))
    .filter(({ distance }) => distance <= Math.max(3, name.length / 3))
    .sort((one, other) => one.distance - other.distance)
    .slice(0, 3)
    .map(({ candidate }) => candidate);
}
