import { guardLoops } from './guardLoops';
import { guardPage } from './guardPage';
import { stripTypes } from './stripTypes';

/**
 * What a browser can run of edited code.
 *
 * @param isPage - Whether the code is a page and not a module.
 * @throws when the code cannot be read; the message says where.
 */
export async function readEdited(
  source: string,
  isPage: boolean,
): Promise<{ script: string; markup: string }> {
  if (isPage) return { script: '', markup: await guardPage(source) };
  return { script: await guardLoops(await stripTypes(source)), markup: '' };
}
