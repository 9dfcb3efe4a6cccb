const isVowel = (sound: string): boolean => 'aeiouy'.includes(sound);

function cost(a: string, b: string): number {
  if (a === b) return 0;
  return isVowel(a) && isVowel(b) ? 0.35 : 1;
}

/** How far two sounds are apart: consonants count fully, vowels a third. */
export function soundDistance(a: string, b: string): number {
  let row = [0];
  for (const sound of b) row.push((row.at(-1) ?? 0) + (isVowel(sound) ? 0.3 : 1));
  for (const left of a) {
    const gap = isVowel(left) ? 0.3 : 1;
    const next = [(row[0] ?? 0) + gap];
    for (let at = 0; at < b.length; at++) {
      const right = b.charAt(at);
      next.push(
        Math.min(
          (row[at] ?? 0) + cost(left, right),
          (row[at + 1] ?? 0) + gap,
          (next[at] ?? 0) + (isVowel(right) ? 0.3 : 1),
        ),
      );
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
