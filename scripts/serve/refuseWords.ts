import { say } from '../say';
import { Stop } from '../Stop';

/** npm keeps `--port=3100` to itself, and tells of it here. */
const keptByNpm = process.env['npm_config_port'] ? ['--port'] : [];

/**
 * Refuses what was typed behind a command that takes nothing.
 *
 * @throws {Stop} naming the first word, and how ports are chosen
 */
export function refuseWords(
  [word]: readonly string[] = [...keptByNpm, ...process.argv.slice(3)],
): void {
  if (word !== undefined) throw new Stop(say('wordUnknown', { word }));
}
