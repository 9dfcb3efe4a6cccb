import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { servedScripts } from './servedFiles';

/** The value of an `integrity` attribute for a file with this content. */
export function integrityOfContent(content: Uint8Array): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/**
 * The value of an `integrity` attribute for a script the site serves, by its name below `/sdk/`.
 *
 * @throws when the site serves no such script, or the SDK is not built.
 */
export function integrityOf(name: string): string {
  const file = servedScripts.find((it) => it.name === name);
  if (!file) {
    const known = servedScripts.map((it) => it.name).join(', ');
    throw new Error(`the site serves no "${name}"; there are ${known}`);
  }
  if (!existsSync(file.source)) throw new Error('the SDK is not built: run npm run build');
  return integrityOfContent(readFileSync(file.source));
}
