import { availableParallelism } from 'node:os';

/** So many that none of the machine's cores waits for the disk; all at once would be held in memory at once. */
const together = 4 * availableParallelism();

/** Does something with each item, with several at a time, in the order of the items. */
export async function workThrough<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  async function workOn(): Promise<void> {
    for (const item of waiting) await work(item);
  }
  await Promise.all(Array.from({ length: together }, workOn));
}
