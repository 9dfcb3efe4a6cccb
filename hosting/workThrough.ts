import { availableParallelism } from 'node:os';

/** So many that none of the machine's cores waits for the disk; all at once would be held in memory at once. */
const together = 4 * availableParallelism();

/** Does something with each item, several at a time. Gives what came of each, in the order of the items. */
export async function workThrough<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  async function workOn(): Promise<void> {
    for (const [place, item] of waiting) results[place] = await work(item);
  }
  await Promise.all(Array.from({ length: together }, workOn));
  return results;
}
