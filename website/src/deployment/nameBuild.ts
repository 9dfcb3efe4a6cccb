import { listAppFiles } from './listAppFiles';

/**
 * The name of the build that this page is of: the first file of its app. The bundler lists all
 * others in it, so it changes with each.
 */
export function nameBuild(): string {
  return listAppFiles(document)[0] ?? '';
}
