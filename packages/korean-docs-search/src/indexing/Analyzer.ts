import { marks } from '../format/postings';
import { latinTerms } from '../text/englishStemmer';
import { hangulTerm, keystrokes } from '../text/hangul';
import {
  nounSuffixes,
  type Reading,
  readings,
  verbStem,
  verbSuffixes,
} from '../text/koreanStemmer';
import { memoize } from '../text/memoize';
import { isStopWord, splitWords, type Word } from '../text/tokenizer';

const asNoun = 8;
/** ㄴ and then a particle: 이 follows 지원, and no form of 지우다. */
const adnominal = /^s[^bh-pOPuy]/;
const trust = { whole: 1, sure: 1.4, unsure: 0.7 };

/**
 * Learns from a whole site which reading of a Hangul word is right: the stem that is seen with the
 * most different suffixes. `이미지` stays, because 이미지를, 이미지의… outnumber what follows 이미.
 */
class StemChooser {
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

/** A word of a text as terms: the one that stands for all of it, and its parts. */
export interface Analyzed {
  text: string;
  script: 'hangul' | 'latin';
  term: string;
  /** The term of the word as it is written, inflections on. */
  literal: string;
  /** Of an identifier. */
  parts: string[];
  /** How many words it counts for; words that only join others count for none. */
  units: number;
}

function analyzeLatin(text: string): Analyzed[] {
  const { whole, parts } = latinTerms(text);
  if (!whole) return [];
  const literal = parts.length ? whole : text.toLowerCase();
  const units = isStopWord(text.toLowerCase()) ? 0 : Math.max(1, parts.length);
  return [{ text, script: 'latin', term: whole, literal, parts, units }];
}

function analyzeHangul(text: string, chooser: StemChooser): Analyzed[] {
  const term = marks.hangul + chooser.stem(text);
  const units = isStopWord(text) ? 0 : 1;
  return [{ text, script: 'hangul', term, literal: hangulTerm(text), parts: [], units }];
}

/** Reads a word as terms, once all texts are learnt; nothing where it is none. */
function analyzeWord(
  { text, script }: Pick<Word, 'text' | 'script'>,
  chooser: StemChooser,
): Analyzed[] {
  return script === 'latin' ? analyzeLatin(text) : analyzeHangul(text, chooser);
}

/** A word wherever it stands: a site says few words, and each of them often. */
interface KnownWord extends Pick<Word, 'text' | 'script'> {
  analyzed?: readonly Analyzed[];
}

export interface LearntText {
  /** How many words it has. */
  length: number;
  /** Those to analyze: without particles that stand behind something else. */
  words: readonly KnownWord[];
}

/** Turns texts into terms, with what it learnt from all texts of a site. */
export class Analyzer {
  private readonly chooser: StemChooser;
  private readonly known = new Map<string, KnownWord>();

  constructor(verbs: Iterable<string> = []) {
    this.chooser = new StemChooser(verbs);
  }

  /** Learns names of things, as they stand. */
  teach(names: Iterable<string>): void {
    for (const name of names)
      this.chooser.teach(
        splitWords(name).flatMap(({ text, script }) => (script === 'hangul' ? text : [])),
      );
  }

  /** Learns the words of a text. All texts are learnt before the first is analyzed. */
  learn(text: string): LearntText {
    const words = splitWords(text);
    for (const word of words) if (word.script === 'hangul') this.chooser.count(word.text);
    return { length: words.length, words: this.keep(words) };
  }

  /** The same of a heading or another name, which stand on many pages. */
  readonly learnName = memoize((name) => this.learn(name));

  /** Whether a Hangul word was learnt, with whatever particle. */
  hasLearnt(word: string): boolean {
    return this.chooser.company(keystrokes(word)) > 0;
  }

  /** Whether a name is a verb made a noun: 만들기. */
  isVerbal(name: string): boolean {
    return this.chooser.isVerbal(name);
  }

  /**
   * The words of a heading, an address, a name or code in order, particles and endings off. These are
   * asked for from several sides, and come again on other pages.
   */
  readonly analyze = memoize((text): readonly Analyzed[] =>
    this.analyzeWords(this.keep(splitWords(text))),
  );

  /** The same of a text that was learnt. */
  analyzeWords(words: readonly KnownWord[]): Analyzed[] {
    const analyzed: Analyzed[] = [];
    for (const word of words) {
      word.analyzed ??= analyzeWord(word, this.chooser);
      for (const each of word.analyzed) analyzed.push(each);
    }
    return analyzed;
  }

  private keep(words: readonly Word[]): KnownWord[] {
    const kept: KnownWord[] = [];
    for (const { text, script, glued } of words) {
      if (glued && nounSuffixes.has(keystrokes(text))) continue;
      let known = this.known.get(text);
      if (!known) this.known.set(text, (known = { text, script }));
      kept.push(known);
    }
    return kept;
  }
}
