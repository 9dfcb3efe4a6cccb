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

const isVowel = (sound: string): boolean => sound in spelledBy;

/** What a sound weighs: consonants carry a word. */
const weight = (sound: string): number => (sound === 'y' ? 0.1 : isVowel(sound) ? 0.3 : 1);

const total = (sounds: string): number =>
  [...sounds].reduce((sum, sound) => sum + weight(sound), 0);

function cost(heard: string, spelled: string): number {
  if (heard === spelled) return 0;
  if (!isVowel(heard) || !isVowel(spelled)) return 1;
  return spelledBy[heard]?.includes(spelled) ? closeVowels : otherVowels;
}

function distance(heard: string, spelled: string): number {
  let row = [0];
  for (const sound of spelled) row.push((row.at(-1) ?? 0) + weight(sound));
  for (const left of heard) {
    const next = [(row[0] ?? 0) + weight(left)];
    for (let at = 0; at < spelled.length; at++) {
      const right = spelled.charAt(at);
      const changed = (row[at] ?? 0) + cost(left, right);
      const dropped = (row[at + 1] ?? 0) + weight(left);
      const added = (next[at] ?? 0) + weight(right);
      next.push(Math.min(changed, dropped, added));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** How alike a heard sound and a spelled one are, from 0 to 1. */
export function soundLikeness(heard: string, spelled: string): number {
  return 1 - distance(heard, spelled) / Math.max(1, total(heard), total(spelled));
}
