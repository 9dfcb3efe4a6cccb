import { limits } from '@site/live/channel/limits';

/** Tells of each message, by its length, whether a page can still take it in. */
export type Meter = (characters: number) => boolean;

/** Makes a meter that counts messages and characters by the second. */
export function createMeter(now: () => number = () => performance.now()): Meter {
  let second = 0;
  let messages = 0;
  let characters = 0;
  return (length) => {
    const current = Math.floor(now() / 1_000);
    if (current !== second) [second, messages, characters] = [current, 0, 0];
    messages += 1;
    characters += length;
    return messages <= limits.messagesPerSecond && characters <= limits.charactersPerSecond;
  };
}
