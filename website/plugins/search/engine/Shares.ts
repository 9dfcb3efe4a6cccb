import type { Family } from './manifest';
import { marks } from './marks';

const families: readonly Family[] = ['h', 'b'];
/** The share of names for one thing, on a small site. */
export const groupShare = 'g';

const mostPerPrefix = 2;

/** Knows which share of the index holds a term, and remembers which ones a query asked for. */
export class Shares {
  private readonly asked = new Set<string>();
  private readonly loaded = new Set<string>();

  constructor(
    private readonly starts: Record<Family, readonly string[]>,
    /** Whether names of one thing are a share of their own. */
    private readonly hasGroups = false,
  ) {}

  /** Notes that a term is needed, or every term that begins with it. */
  ask(term: string, asPrefix: boolean): void {
    if (this.hasGroups && term.startsWith(marks.synonym)) this.askFor(groupShare);
    const length = term.startsWith(marks.hangul) ? term.length - 1 : term.length;
    for (const family of families) {
      if (family === 'b' && (length < 3 || /^[!~=#]/.test(term))) continue;
      const starts = this.starts[family];
      const first = lastNotAfter(starts, term);
      for (let at = first; at < Math.min(starts.length, first + mostPerPrefix); at++) {
        if (at === first || (asPrefix && starts[at]?.startsWith(term)))
          this.askFor(`${family}${at}`);
      }
    }
  }

  /** The shares asked for and not yet loaded; asking starts anew. */
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
