import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from './routes';

const build = join(import.meta.dirname, '../../website/build');

/** The path of a document's script in the build, found by the document's id. */
export function scriptOfDocument(id: string, locale: Locale = 'ko'): string {
  const folder = locale === 'ko' ? '/assets/js/' : '/en/assets/js/';
  const name = readdirSync(join(build, folder)).find((file) => {
    const text = file.endsWith('.js') ? readFileSync(join(build, folder, file), 'utf8') : '';
    return text.includes(`"id":"${id}"`) && text.includes('{wrapper:');
  });
  if (!name) throw new Error(`No script in ${folder} holds the document ${id}.`);
  return `${folder}${name}`;
}
