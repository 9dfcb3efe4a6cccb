import { listName, type Manifest, shareName, wordsName } from '../format/manifest';
import { homeOf, marks } from '../format/postings';

const mostPerPrefix = 2;
const shortestInText = 3;

/** Knows which share of the index holds a term, and remembers which ones a query asked for. */
export class Shares {
  /** The lists of first terms that have been fetched, by their files. */
  readonly lists = new Map<string, readonly string[]>();
  private readonly asked = new Set<string>();
  private readonly loaded = new Set<string>();
  /** Whether something was needed since this was last set that is still to be fetched. */
  missed = false;

  constructor(
    private readonly manifest: Pick<Manifest, 'starts' | 'startsPerList' | 'words' | 'whole'>,
  ) {}

  /** Notes that a term is needed, or every term that begins with it. */
  ask(term: string, asPrefix: boolean): void {
    if (!this.manifest.whole || isSoughtInTexts(term)) this.askForHomeOf(homeOf(term), asPrefix);
  }

  /** Notes that the words of headings around a term are needed: it may be a slip for one. */
  askAround(term: string): void {
    const { words } = this.manifest;
    if (words.length) this.askFor(wordsName(lastNotAfter(words, term)));
  }

  /** Whether something was asked for that is not yet loaded. */
  get isAsked(): boolean {
    return this.asked.size > 0;
  }

  /** What was asked for and is not yet loaded; asking starts anew. */
  takeAsked(): string[] {
    const names = [...this.asked];
    this.asked.clear();
    return names;
  }

  /** Every share of a small site, after the lists that tell them apart. */
  *all(): Generator<string> {
    const { whole, starts, startsPerList } = this.manifest;
    if (!whole) return;
    if (startsPerList) for (const list of starts.keys()) yield listName(list);
    // Whoever goes through them has fetched the lists by now.
    const shares = startsPerList ? [...this.lists.values()].flat() : starts;
    for (const share of shares.keys()) yield shareName(share);
  }

  /** Notes that a share has arrived. False when it had before. */
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
        this.askFor(shareName(before + at));
    }
  }

  private askFor(name: string): void {
    if (this.loaded.has(name)) return;
    this.missed = true;
    this.asked.add(name);
  }
}

/**
 * Whether texts are asked for a term: other names are kept there, sounds are of headings, and short
 * words are in too many texts to tell any.
 */
function isSoughtInTexts(term: string): boolean {
  if (term.startsWith(marks.synonym)) return true;
  const length = term.startsWith(marks.hangul) ? term.length - 1 : term.length;
  return !term.startsWith(marks.sound) && (length >= shortestInText || !/\w/.test(term));
}

/** Which of some sorted texts is the last that does not come after a text; the first when all do. */
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
