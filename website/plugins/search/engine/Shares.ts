import type { Family, Manifest } from './manifest';
import { marks } from './marks';

const families: readonly Family[] = ['h', 'b'];
const mostPerPrefix = 2;

/** The share of names for one thing, on a small site. */
export const groupShare = 'g';

/** The name of a list of first terms; lists are what tells the shares of a large site apart. */
export const listName = (family: Family, list: number): string => `${family}s${list}`;

/** Knows which share of the index holds a term, and remembers which ones a query asked for. */
export class Shares {
  private readonly asked = new Set<string>();
  private readonly loaded = new Set<string>();
  private readonly lists = new Map<string, readonly string[]>();

  constructor(private readonly manifest: Pick<Manifest, 'shares' | 'sharesPerList' | 'whole'>) {}

  /** Notes that a term is needed, or every term that begins with it. */
  ask(term: string, asPrefix: boolean): void {
    const { whole } = this.manifest;
    if (whole && term.startsWith(marks.synonym)) this.askFor(groupShare);
    const length = term.startsWith(marks.hangul) ? term.length - 1 : term.length;
    for (const family of families) {
      if (family === 'b' && ((length < 3 && /\w/.test(term)) || /^[~=#]/.test(term))) continue;
      this.askIn(family, term, asPrefix);
    }
  }

  /** What was asked for and is not yet loaded; asking starts anew. */
  takeAsked(): string[] {
    const names = [...this.asked];
    this.asked.clear();
    return names;
  }

  /** Notes that a share has arrived. False when it had before. */
  arrived(name: string): boolean {
    if (this.loaded.has(name)) return false;
    this.loaded.add(name);
    return true;
  }

  /** Takes in a list of first terms. */
  takeList(name: string, starts: readonly string[]): void {
    this.loaded.add(name);
    this.lists.set(name, starts);
  }

  private askIn(family: Family, term: string, asPrefix: boolean): void {
    const { shares, sharesPerList } = this.manifest;
    let starts: readonly string[] | undefined = shares[family];
    let before = 0;
    if (sharesPerList) {
      const list = lastNotAfter(starts, term);
      const name = listName(family, list);
      starts = this.lists.get(name);
      if (!starts) {
        this.askFor(name);
        return;
      }
      before = list * sharesPerList;
    }
    const first = lastNotAfter(starts, term);
    for (let at = first; at < Math.min(starts.length, first + mostPerPrefix); at++) {
      if (at === first || (asPrefix && starts[at]?.startsWith(term)))
        this.askFor(`${family}${before + at}`);
    }
  }

  private askFor(name: string): void {
    if (!this.loaded.has(name)) this.asked.add(name);
  }
}

function lastNotAfter(starts: readonly string[], term: string): number {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? '') <= term) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low - 1);
}
