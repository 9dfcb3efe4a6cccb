import { say } from '../say';
import { Stop } from '../Stop';

/**
 * Refuses what was typed behind a command that takes nothing.
 *
 * @throws {Stop} naming the first word, and how ports are chosen
 */
export function refuseWords([word]: readonly string[] = process.argv.slice(3)): void {
  if (word !== undefined) throw new Stop(say('wordUnknown', { word }));
}
