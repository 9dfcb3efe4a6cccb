/** Which vowels of English spelling a Korean vowel writes down. */
const spelledBy: Record<string, string> = {
  a: 'aou',
  e: 'ae',
  v: 'eoua',
  o: 'oau',
  u: 'uow',
  i: 'iey',
  y: 'yie',
};

const closeVowels = 0.08;
const otherVowels = 0.5;
const gapAtVowel = 0.3;

const isVowel = (sound: string): boolean => sound in spelledBy;
const gap = (sound: string): number => (isVowel(sound) ? gapAtVowel : 1);

function cost(heard: string, spelled: string): number {
  if (heard === spelled) return 0;
  if (!isVowel(heard) || !isVowel(spelled)) return 1;
  return spelledBy[heard]?.includes(spelled) ? closeVowels : otherVowels;
}

/** How far a heard sound is from a spelled one: consonants count fully, vowels by their likeness. */
export function soundDistance(heard: string, spelled: string): number {
  let row = [0];
  for (const sound of spelled) row.push((row.at(-1) ?? 0) + gap(sound));
  for (const left of heard) {
    const next = [(row[0] ?? 0) + gap(left)];
    for (let at = 0; at < spelled.length; at++) {
      const right = spelled.charAt(at);
      const changed = (row[at] ?? 0) + cost(left, right);
      const dropped = (row[at + 1] ?? 0) + gap(left);
      const added = (next[at] ?? 0) + gap(right);
      next.push(Math.min(changed, dropped, added));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
