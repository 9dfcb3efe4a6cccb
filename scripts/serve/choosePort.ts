import { say } from '../say';
import { Stop } from '../Stop';
import { explainPort } from './explainPort';

const highest = 65_535;

/**
 * The port to use: the one an environment variable asks for, else the default or the next free one.
 *
 * @throws {Stop} when the chosen one is no port or cannot be had
 */
export async function choosePort(variable: string, preferred: number): Promise<number> {
  const value = process.env[variable];
  if (value) {
    const port = Number(value);
    if (!/^\d+$/.test(value) || port > highest) {
      throw new Stop(say('portInvalid', { variable, value }));
    }
    const trouble = await explainPort(port);
    if (!trouble) return port;
    throw new Stop(say(trouble === 'EACCES' ? 'portForbidden' : 'portTaken', { variable, port }));
  }
  let port = preferred;
  while (port < highest && (await explainPort(port))) port += 1;
  if (port !== preferred) console.log(say('portNext', { port: preferred, next: port }));
  return port;
}
