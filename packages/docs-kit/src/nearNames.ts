/** The edit distance between two words. */
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

/** The largest edit distance of a typo, by length: a short word soon resembles any other. */
const reach = ({ length }: string): number =>
  Math.max(Math.min(3, Math.floor(length / 2)), length / 3);

/** Up to three of the known names that resemble `name`, nearest first. */
export function nearNames(name: string, known: readonly string[]): string[] {
  return known
    .map((candidate) => ({
      candidate,
      distance: Math.min(
        editDistance(name, candidate),
        1 + editDistance(baseName(name), baseName(candidate)),
      ),
    }))
    .filter(({ distance }) => distance <= reach(name))
    .sort((one, other) => one.distance - other.distance)
    .slice(0, 3)
    .map(({ candidate }) => candidate);
}

/** Formats a suggestion: ` Did you mean "…"?`, or an empty string when no known name is near. */
export function didYouMean(
  name: string,
  known: readonly string[],
  show = (one: string): string => `"${one}"`,
): string {
  const near = nearNames(name, known).map(show);
  return near.length > 0 ? ` Did you mean ${near.join(' or ')}?` : '';
}
