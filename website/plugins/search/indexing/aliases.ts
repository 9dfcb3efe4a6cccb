import type { Analyzed } from './analyze';

/** Finds, in a run of words, phrases that have other names, and gives the words of those names. */
export class Aliases {
  private readonly phrases = new Map<string, { words: string[]; others: string[] }[]>();

  /** Adds a group of names for one thing, each already turned into terms. */
  add(group: readonly (readonly string[])[]): void {
    group.forEach((words, at) => {
      const [first] = words;
      if (first === undefined) return;
      const others = group.filter((_, other) => other !== at).flat();
      const entry = { words: [...words], others: others.filter((other) => !words.includes(other)) };
      this.phrases.set(first, [...(this.phrases.get(first) ?? []), entry]);
    });
  }

  /** The other names of what is in a text. */
  of(text: readonly Analyzed[]): Set<string> {
    const terms = text.flatMap(({ term, parts }) => [term, ...parts]);
    const present = new Set(terms);
    const found = new Set<string>();
    for (const term of present) {
      for (const { words, others } of this.phrases.get(term) ?? []) {
        if (words.every((word) => present.has(word))) others.forEach((other) => found.add(other));
      }
    }
    for (const term of present) found.delete(term);
    return found;
  }
}
