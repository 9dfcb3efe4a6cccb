import { keystrokes } from '../../engine/words/keystrokes';
import { remembering } from '../../engine/words/remembering';
import { splitWords, type Word } from '../../engine/words/splitWords';
import { nounSuffixes } from '../../engine/words/suffixes';
import { analyzeWord, type Analyzed } from './analyzeWord';
import { StemChooser } from './StemChooser';

/** A word wherever it stands: a site says few words, and each of them often. */
interface KnownWord extends Pick<Word, 'text' | 'script'> {
  analyzed?: readonly Analyzed[];
}

/** A text that was learnt. */
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
  readonly learnName = remembering((name) => this.learn(name));

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
  readonly analyze = remembering((text): readonly Analyzed[] =>
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
