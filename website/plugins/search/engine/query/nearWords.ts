import { marks } from '../marks';
import type { TermIndex } from '../TermIndex';
import type { Variant } from './Variant';
import { heardAs } from '../words/heardAs';
import { latinTerms } from '../words/latinTerms';
import { readings } from '../words/stemsKorean';
import type { AskedWord } from './Slot';

const shortest = { hangul: 5, latin: 4 };
/** From so many letters on, two slips are likelier than a word that nobody knows. */
const longEnough = 7;
const most = 5;
const alike = 0.97;

function swapped(term: string): string[] {
  return [...term].slice(1).map((_, at) => {
    const letters = [...term];
    [letters[at], letters[at + 1]] = [letters[at + 1] ?? '', letters[at] ?? ''];
    return letters.join('');
  });
}

function stemsOf({ text, script }: AskedWord): string[] {
  if (script === 'latin') return [...new Set([latinTerms(text).whole, text.toLowerCase()])];
  return readings(text)
    .filter(({ trust }) => trust !== 'unsure')
    .map(({ stem }) => marks.hangul + stem);
}

/** The known words a few letters from an unknown one: slips of the keyboard. */
export function nearWords(index: TermIndex, word: AskedWord): Variant[] {
  const found = new Map<string, number>();
  const add = (term: string, weight: number): void => {
    // Terms of another kind may be a letter away, but are no slip: `tkdxo` is not 상태.
    if (term.startsWith(marks.hangul) !== (word.script === 'hangul')) return;
    const placed = weight - (index.inHeading(term) ? 0 : 0.15);
    found.set(term, Math.max(found.get(term) ?? 0, placed));
  };
  for (const stem of stemsOf(word)
    .filter(({ length }) => length >= shortest[word.script])
    .slice(0, 3)) {
    for (const other of swapped(stem)) if (index.has(other)) add(other, 0.85);
    const close = index.near(stem, stem.length > 8 ? 2 : 1);
    const seeks = word.script === 'latin' && !close.length && !found.size;
    const twice = seeks && stem.length >= longEnough ? index.near(stem, 2) : [];
    for (const near of [...close, ...twice]) {
      const same = word.script === 'hangul' && heardAs(near.term) === heardAs(stem);
      add(near.term, same ? alike : 0.95 - 0.15 * near.distance);
    }
  }
  const variants = [...found].map(([term, weight]) => ({ term, weight }));
  return variants.sort((a, b) => b.weight - a.weight).slice(0, most);
}
