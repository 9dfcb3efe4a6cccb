import { shardName } from '../format/manifest';
import { homeOf, marks } from '../format/postings';

const mostPerPrefix = 2;
const shortestInText = 3;

/** Knows which shard of the texts contains a term, and collects the shards that a query needs. */
export class Shards {
  private readonly asked = new Set<string>();
  private readonly loaded = new Set<string>();

  /** @param starts - The first term of each shard, in order. */
  constructor(private readonly starts: readonly string[]) {}

  /** Requests the shard of a term, or of all terms with that prefix. */
  ask(term: string, asPrefix: boolean): void {
    if (!isSoughtInTexts(term)) return;
    const home = homeOf(term);
    const first = Math.max(
      0,
      this.starts.findLastIndex((start) => start <= home),
    );
    for (let at = first; at < Math.min(this.starts.length, first + mostPerPrefix); at++) {
      const name = shardName(at);
      if (this.loaded.has(name)) continue;
      if (at === first || (asPrefix && this.starts[at]?.startsWith(home))) this.asked.add(name);
    }
  }

  /** Whether a requested shard is not loaded yet. */
  get isAsked(): boolean {
    return this.asked.size > 0;
  }

  /** Returns the requested shards that are not loaded, and clears the requests. */
  takeAsked(): string[] {
    const names = [...this.asked];
    this.asked.clear();
    return names;
  }

  all(): string[] {
    return this.starts.map((_, at) => shardName(at));
  }

  /** Marks a file as loaded; false when it already was. */
  arrived(name: string): boolean {
    if (this.loaded.has(name)) return false;
    this.loaded.add(name);
    return true;
  }
}

/**
 * Whether a term is looked up in texts: aliases are stored there, sounds belong to headings, and
 * short words are in too many texts to be useful.
 */
function isSoughtInTexts(term: string): boolean {
  if (term.startsWith(marks.synonym)) return true;
  const length = term.startsWith(marks.hangul) ? term.length - 1 : term.length;
  return !term.startsWith(marks.sound) && (length >= shortestInText || !/\w/.test(term));
}
