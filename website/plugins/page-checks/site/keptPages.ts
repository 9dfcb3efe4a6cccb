import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  const file = path.join(folder, key);
  const write = (): void => writeFileSync(file, JSON.stringify(page));
  try {
    write();
  } catch {
    mkdirSync(folder, { recursive: true });
    write();
  }
}

/** What was kept of a page, if it was; of one that is half written nothing can be read. */
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
  const kept = readdirSync(folder).filter((file) => file.endsWith('.json'));
  for (const file of kept.filter((name) => !keys.has(name))) rmSync(path.join(folder, file));
}
