import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../src/css/theme/', import.meta.url));
const ofTheme = /\/theme-classic\/lib\/theme\/(.+)\/styles\.module\.css$/;

/** The file of ours that stands for one of the theme's CSS modules, if there is one. */
export function ownModuleOf(file: string): string | undefined {
  const [, part] = ofTheme.exec(file) ?? [];
  const own = part && `${folder}${part}.css`;
  return own && existsSync(own) ? own : undefined;
}
