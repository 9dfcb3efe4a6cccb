import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashHiddenInputs } from '../../bundler-cache/hashHiddenInputs';
import { cacheFolder } from '../../sdk-reference/repositoryPaths';
import type { Page } from './Page';

const home = path.join(cacheFolder, 'pages');

/** What a page that is without fault is kept under: other text or other facts make another page. */
export function keyOf({ locale, name }: Pick<Page, 'locale' | 'name'>, source: string): string {
  const text = JSON.stringify([hashHiddenInputs(), locale, name, source]);
  return `${createHash('sha256').update(text).digest('hex').slice(0, 32)}.json`;
}

/** Keeps what was read of a page, so that no other program of a build, nor a later one, parses it. */
export function keepPage(page: Page, key: string, folder = home): void {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, key);
  // Whole at once, for another program may be about to read it.
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(page));
  renameSync(`${file}.${process.pid}`, file);
}

/** What was kept of a page, if it was. */
export function recallPage(key: string, folder = home): Page | undefined {
  try {
    return JSON.parse(readFileSync(path.join(folder, key), 'utf8')) as Page;
  } catch {
    return undefined;
  }
}

/** Removes what was kept of pages that are no more, or have changed. */
export function forgetOthers(keys: ReadonlySet<string>, folder = home): void {
  mkdirSync(folder, { recursive: true });
  // What is about to be kept still has another name.
  const kept = readdirSync(folder).filter((file) => file.endsWith('.json'));
  for (const file of kept.filter((name) => !keys.has(name))) rmSync(path.join(folder, file));
}
