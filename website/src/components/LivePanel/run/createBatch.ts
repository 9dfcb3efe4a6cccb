const PAUSE_MS = 16;

/** Gathers what comes in quick succession, so that a page is drawn once for all of it. */
export interface Batch<Item> {
  add(item: Item): void;
  /** Hands over at once what is waiting. */
  flush(): void;
}

/** Makes a batch that hands over the first item at once, and later ones at most once a picture. */
export function createBatch<Item>(onItems: (items: Item[]) => void): Batch<Item> {
  let waiting: Item[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const items = waiting;
    waiting = [];
    if (items.length > 0) onItems(items);
  };
  return {
    flush,
    add(item) {
      waiting.push(item);
      if (timer !== undefined) return;
      flush();
      timer = setTimeout(flush, PAUSE_MS);
    },
  };
}
