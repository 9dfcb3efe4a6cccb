import { marks } from '../../engine/marks';
import { hangulTerm, keystrokes } from '../../engine/words/keystrokes';
import { latinTerms } from '../../engine/words/latinTerms';
import { splitWords, type Word } from '../../engine/words/splitWords';
import { isStopWord } from '../../engine/words/stopWords';
import { nounSuffixes } from '../../engine/words/suffixes';
import { StemChooser } from './StemChooser';

/** A word of a text as terms: the one that stands for all of it, and its parts. */
export interface Analyzed {
  text: string;
  script: 'hangul' | 'latin';
  term: string;
  /** The term of the word as it is written, inflections on. */
  literal: string;
  parts: string[];
  /** How many words it counts for; words that only join others count for none. */
  units: number;
}

/** Turns texts into terms, with what it learnt from all texts of a site. */
export class Analyzer {
  private readonly chooser: StemChooser;
  /** A site says few words, and each of them often. */
  private readonly known = new Map<string, readonly Analyzed[]>();
  private readonly names = new Map<string, readonly Analyzed[]>();

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
  learn(words: readonly Word[]): void {
    for (const word of words) if (word.script === 'hangul') this.chooser.count(word.text);
  }

  /** Whether a Hangul word was learnt, with whatever particle. */
  hasLearnt(word: string): boolean {
    return this.chooser.company(keystrokes(word)) > 0;
  }

  /** Whether a name is a verb made a noun: 만들기. */
  isVerbal(name: string): boolean {
    return this.chooser.isVerbal(name);
  }

  /** The words of a text in order, particles and endings off. */
  analyze(text: string): Analyzed[] {
    return this.analyzeWords(splitWords(text));
  }

  /** The same of a text that is split. */
  analyzeWords(words: readonly Word[]): Analyzed[] {
    const analyzed: Analyzed[] = [];
    for (const { text: word, script, glued } of words) {
      if (script !== 'latin' && glued && nounSuffixes.has(keystrokes(word))) continue;
      let found = this.known.get(word);
      if (!found) this.known.set(word, (found = this[script](word)));
      analyzed.push(...found);
    }
    return analyzed;
  }

  /** The same of a heading or an address, which is asked for from several sides. */
  analyzeName(name: string): readonly Analyzed[] {
    let found = this.names.get(name);
    if (!found) this.names.set(name, (found = this.analyze(name)));
    return found;
  }

  private latin(text: string): Analyzed[] {
    const { whole, parts } = latinTerms(text);
    if (!whole) return [];
    const literal = parts.length ? whole : text.toLowerCase();
    const units = isStopWord(text.toLowerCase()) ? 0 : Math.max(1, parts.length);
    return [{ text, script: 'latin', term: whole, literal, parts, units }];
  }

  private hangul(text: string): Analyzed[] {
    const stem = this.chooser.stem(text);
    const parts = this.compoundParts(stem).map((part) => marks.hangul + part);
    const units = isStopWord(text) ? 0 : Math.max(1, parts.length);
    const term = marks.hangul + stem;
    return [{ text, script: 'hangul', term, literal: hangulTerm(text), parts, units }];
  }

  /** Cuts a compound in two where both halves live on their own: 상태관리 is 상태 and 관리. */
  private compoundParts(stem: string): string[] {
    let best: string[] = [];
    let bestScore = 2;
    for (let at = 4; at <= stem.length - 4; at++) {
      const halves = [stem.slice(0, at), stem.slice(at)];
      const score = Math.min(...halves.map((half) => this.chooser.company(half)));
      if (score > bestScore) [best, bestScore] = [halves, score];
    }
    return this.chooser.company(stem) > bestScore * 2 ? [] : best;
  }
}
