import { listName, type Manifest, shardName, wordsName } from '../format/manifest';
import { homeOf, marks } from '../format/postings';

const mostPerPrefix = 2;
const shortestInText = 3;

/** Knows which shard of the index contains a term, and collects the shards that a query needs. */
export class Shards {
  /** The loaded lists of first terms, by file. */
  readonly lists = new Map<string, readonly string[]>();
  private readonly asked = new Set<string>();
  private readonly loaded = new Set<string>();
  /** Whether a file is needed that is not loaded yet, since this was last reset. */
  missed = false;

  constructor(
    private readonly manifest: Pick<Manifest, 'starts' | 'startsPerList' | 'words' | 'whole'>,
  ) {}

  /** Requests the shard of a term, or of all terms with that prefix. */
  ask(term: string, asPrefix: boolean): void {
    if (!this.manifest.whole || isSoughtInTexts(term)) this.askForHomeOf(homeOf(term), asPrefix);
  }

  /** Requests the heading words near a term, which may be a typo of one. */
  askAround(term: string): void {
    const { words } = this.manifest;
    if (words.length) this.askFor(wordsName(lastNotAfter(words, term)));
  }

  /** Whether a requested file is not loaded yet. */
  get isAsked(): boolean {
    return this.asked.size > 0;
  }

  /** Returns the requested files that are not loaded, and clears the requests. */
  takeAsked(): string[] {
    const names = [...this.asked];
    this.asked.clear();
    return names;
  }

  /** All shards of a small site, after the lists that locate them. */
  *all(): Generator<string> {
    const { whole, starts, startsPerList } = this.manifest;
    if (!whole) return;
    if (startsPerList) for (const list of starts.keys()) yield listName(list);
    // Callers have loaded the lists before.
    const shards = startsPerList ? [...this.lists.values()].flat() : starts;
    for (const shard of shards.keys()) yield shardName(shard);
  }

  /** Marks a shard as loaded; false when it already was. */
  arrived(name: string): boolean {
    if (this.loaded.has(name)) return false;
    this.loaded.add(name);
    return true;
  }

  private askForHomeOf(term: string, asPrefix: boolean): void {
    const { startsPerList } = this.manifest;
    let starts: readonly string[] | undefined = this.manifest.starts;
    let before = 0;
    if (startsPerList) {
      const list = lastNotAfter(starts, term);
      const name = listName(list);
      starts = this.lists.get(name);
      if (!starts) {
        this.askFor(name);
        return;
      }
      before = list * startsPerList;
    }
    const first = lastNotAfter(starts, term);
    for (let at = first; at < Math.min(starts.length, first + mostPerPrefix); at++) {
      if (at === first || (asPrefix && starts[at]?.startsWith(term)))
        this.askFor(shardName(before + at));
    }
  }

  private askFor(name: string): void {
    if (this.loaded.has(name)) return;
    this.missed = true;
    this.asked.add(name);
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

/** The index of the last of some sorted texts that is not greater than a text; 0 when all are. */
function lastNotAfter(sorted: readonly string[], text: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') <= text) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low - 1);
}
