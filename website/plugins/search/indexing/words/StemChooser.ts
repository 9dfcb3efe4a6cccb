import { keystrokes } from '../../engine/words/keystrokes';
import { readings, verbStem, type Reading } from '../../engine/words/stemsKorean';
import { nounSuffixes, verbSuffixes } from '../../engine/words/suffixes';

const asNoun = 8;
/** ㄴ and then a particle: 이 follows 지원, and no form of 지우다. */
const adnominal = /^s[^bh-pOPuy]/;
const trust = { whole: 1, sure: 1.4, unsure: 0.7 };

/**
 * Learns from a whole site which reading of a Hangul word is right: the stem that is seen with the
 * most different suffixes. `이미지` stays, because 이미지를, 이미지의… outnumber what follows 이미.
 */
export class StemChooser {
  private readonly suffixes = new Map<string, Set<string>>();
  private readonly chosen = new Map<string, Reading>();
  private readonly seen = new Set<string>();
  private readonly nouns = new Set<string>();
  private readonly verbs: ReadonlySet<string>;

  /** Takes the stems of verbs, as a dictionary has them: 만들 of 만들다. */
  constructor(verbs: Iterable<string> = []) {
    this.verbs = new Set([...verbs].map((verb) => verbStem(keystrokes(verb))));
  }

  /** Learns words that stand on their own, so that their last syllable is not taken for a suffix. */
  teach(words: Iterable<string>): void {
    for (const word of words) if (!this.isVerbal(word)) this.nouns.add(keystrokes(word));
  }

  /** Counts a word. All words are counted before the first is chosen. */
  count(word: string): void {
    if (this.seen.has(word)) return;
    this.seen.add(word);
    for (const { stem, suffix } of readings(word)) {
      const suffixes = this.suffixes.get(stem);
      if (suffixes) suffixes.add(suffix);
      else this.suffixes.set(stem, new Set([suffix]));
    }
  }

  /** With how many different suffixes a stem was seen. */
  company(stem: string): number {
    return this.suffixes.get(stem)?.size ?? 0;
  }

  /** Whether a reading takes an ending off a verb: 로 and 의 end none, and a letter no short one. */
  private isVerb({ stem, suffix }: Reading): boolean {
    const ends = verbSuffixes.has(suffix) || !(nounSuffixes.has(suffix) || adnominal.test(suffix));
    return ends && suffix.length + stem.length > 4 && this.verbs.has(stem);
  }

  /** Whether a name is a verb made a noun: 만들기. */
  isVerbal(word: string): boolean {
    return /기$/.test(word) && this.verbs.has(verbStem(keystrokes(word.slice(0, -1))));
  }

  /** The stem of a word, in keystrokes. */
  stem(word: string): string {
    let best = this.chosen.get(word);
    if (!best) {
      let bestScore = -1;
      const all = readings(word);
      const named = all.filter(({ stem }) => this.nouns.has(stem)).map(({ stem }) => stem.length);
      const longest = Math.max(0, ...named);
      for (const reading of all) {
        // The 자 of 사용자가 is no ending, however often 사용 is said: both are names.
        if (reading.trust === 'unsure' && reading.stem.length < longest) continue;
        const short = reading.stem.length < 4 ? 0.6 : 1;
        const known = this.nouns.has(reading.stem) || this.isVerb(reading) ? asNoun : 0;
        const company = Math.min(this.company(reading.stem), 12) + known;
        const score = company * trust[reading.trust] * short;
        if (score > bestScore) [best, bestScore] = [reading, score];
      }
      best ??= { stem: word, suffix: '', trust: 'whole' };
      this.chosen.set(word, best);
    }
    return best.stem;
  }
}
