import { marks } from '../format/postings';
import { latinTerms } from '../text/englishStemmer';
import { hangulTerm, keystrokes } from '../text/hangul';
import { nounSuffixes, type Reading, readings, verbStem } from '../text/koreanStemmer';
import { memoize } from '../text/memoize';
import { isStopWord, splitWords, type Word } from '../text/tokenizer';

const nounBonus = 8;
const trust = { whole: 1, sure: 1.4, unsure: 0.7 };

/**
 * Learns from the whole site how to split Hangul words: the stem that occurs with the most
 * different suffixes wins. `이미지` is kept whole, because 이미지를, 이미지의… outnumber the suffixes of 이미.
 */
class StemChooser {
  private readonly suffixes = new Map<string, Set<string>>();
  private readonly chosen = new Map<string, Reading>();
  private readonly seen = new Set<string>();
  private readonly nouns = new Set<string>();
  private readonly verbs: ReadonlySet<string>;

  /** Adds verb stems in dictionary form: 만들 of 만들다. */
  constructor(verbs: Iterable<string>) {
    this.verbs = new Set([...verbs].map((verb) => verbStem(keystrokes(verb))));
  }

  /** Adds words whose last syllable must not be taken for a suffix. */
  teach(words: Iterable<string>): void {
    for (const word of words) if (!this.isVerbal(word)) this.nouns.add(keystrokes(word));
  }

  /** Counts a word. All words must be counted before the first is split. */
  count(word: string): void {
    if (this.seen.has(word)) return;
    this.seen.add(word);
    for (const { stem, suffix } of readings(word)) {
      const suffixes = this.suffixes.get(stem);
      if (suffixes) suffixes.add(suffix);
      else this.suffixes.set(stem, new Set([suffix]));
    }
  }

  /** The number of different suffixes that a stem occurs with. */
  suffixCount(stem: string): number {
    return this.suffixes.get(stem)?.size ?? 0;
  }

  /** Whether a name is a nominalized verb: 만들기. */
  isVerbal(word: string): boolean {
    return /기$/.test(word) && this.verbs.has(verbStem(keystrokes(word.slice(0, -1))));
  }

  stem(word: string): string {
    let best = this.chosen.get(word);
    if (!best) {
      let bestScore = -1;
      const all = readings(word);
      const named = all.filter(({ stem }) => this.nouns.has(stem)).map(({ stem }) => stem.length);
      const longest = Math.max(0, ...named);
      for (const reading of all) {
        // The 자 of 사용자가 is no ending, however frequent 사용 is: both are nouns.
        if (reading.trust === 'unsure' && reading.stem.length < longest) continue;
        const short = reading.stem.length < 4 ? 0.6 : 1;
        const known = this.nouns.has(reading.stem) || this.verbs.has(reading.stem) ? nounBonus : 0;
        const suffixCount = Math.min(this.suffixCount(reading.stem), 12) + known;
        const score = suffixCount * trust[reading.trust] * short;
        if (score > bestScore) [best, bestScore] = [reading, score];
      }
      best ??= { stem: word, suffix: '', trust: 'whole' };
      this.chosen.set(word, best);
    }
    return best.stem;
  }
}

/** A word as terms: the term for the whole word, and its parts. */
export interface Analyzed {
  text: string;
  script: 'hangul' | 'latin';
  term: string;
  /** The term of the uninflected word as written. */
  literal: string;
  /** Of an identifier. */
  parts: string[];
  /** Its weight; function words weigh nothing. */
  units: number;
}

/** Analyzes a word, after all texts were learned; returns nothing for underscores alone. */
function analyzeWord(
  { text, script }: Pick<Word, 'text' | 'script'>,
  chooser: StemChooser,
): Analyzed[] {
  if (script === 'hangul') {
    const term = marks.hangul + chooser.stem(text);
    const units = isStopWord(text) ? 0 : 1;
    return [{ text, script, term, literal: hangulTerm(text), parts: [], units }];
  }
  const { whole, parts } = latinTerms(text);
  if (!whole) return [];
  const literal = parts.length ? whole : text.toLowerCase();
  const units = isStopWord(text.toLowerCase()) ? 0 : Math.max(1, parts.length);
  return [{ text, script, term: whole, literal, parts, units }];
}

/** Converts texts to terms, using what it learned from all texts of a site. */
export class Analyzer {
  private readonly chooser: StemChooser;

  constructor(verbs: Iterable<string>) {
    this.chooser = new StemChooser(verbs);
  }

  /** Learns names as they are written. */
  teach(names: Iterable<string>): void {
    for (const name of names)
      this.chooser.teach(
        splitWords(name).flatMap(({ text, script }) => (script === 'hangul' ? text : [])),
      );
  }

  /** Learns the words of a text. All texts must be learned before the first is analyzed. */
  learn(text: string): void {
    for (const word of splitWords(text))
      if (word.script === 'hangul') this.chooser.count(word.text);
  }

  /** Whether a name is a nominalized verb: 만들기. */
  isVerbal(name: string): boolean {
    return this.chooser.isVerbal(name);
  }

  /** The uninflected words of a text, in order, without particles attached to something else. */
  readonly analyze = memoize((text): readonly Analyzed[] =>
    splitWords(text)
      .filter((word) => !(word.isAttached && nounSuffixes.has(keystrokes(word.text))))
      .flatMap((word) => analyzeWord(word, this.chooser)),
  );
}
