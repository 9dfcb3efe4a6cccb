import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locale } from './locales';

/** What the checks and pages read of a `package.json`. */
interface Manifest {
  name: string;
  version: string;
  license: string;
  exports: Record<string, string | { default: string }>;
}

/** Reads the `package.json` of a folder. */
export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
}

/**
 * Reads a cached file, or creates it. It is written under a temporary name and renamed, because
 * another process may read it, or this one may be stopped.
 *
 * @param make - Resolves with the content; a rejection is passed on, and nothing is kept
 */
export async function cached(
  file: string,
  make: () => Promise<string | Uint8Array>,
): Promise<Buffer> {
  const stored = await readFile(file).catch(() => undefined);
  if (stored) return stored;
  const content = Buffer.from(await make());
  const draft = `${file}.${process.pid}`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(draft, content);
  await rename(draft, file);
  return content;
}

const isGenerated = (name: string): boolean =>
  /^(?:node_modules|dist|coverage|test-results|\.docusaurus.*|\.cache)$|\.tsbuildinfo$|\.log$/.test(
    name,
  );

const isTest = (name: string): boolean => /\.(?:test|spec)\.[jt]sx?$/.test(name);

function* listFiles(
  folder: string,
  name: string,
  skip: (name: string) => boolean,
): Generator<string> {
  const target = path.posix.join(folder, name);
  if (!existsSync(target)) return;
  if (statSync(target).isFile()) {
    yield name;
    return;
  }
  for (const entry of readdirSync(target, { withFileTypes: true })) {
    if (isGenerated(entry.name) || isTest(entry.name)) continue;
    const inner = path.posix.join(name, entry.name);
    if (!skip(inner)) yield* listFiles(folder, inner, skip);
  }
}

/**
 * One hash of the names and contents of files and folders; generated folders and tests are left out
 * unless they are named.
 *
 * @param folder - The folder that the names are relative to
 * @param skip - Leaves out more of what a named folder holds
 */
export function hashFiles(
  folder: string,
  names: readonly string[],
  skip: (name: string) => boolean = () => false,
): string {
  const all = new Set(names.flatMap((name): string[] => [...listFiles(folder, name, skip)]));
  const hash = createHash('sha256');
  for (const name of [...all].sort()) {
    const content = readFileSync(path.posix.join(folder, name));
    hash.update(`${name}\0${content.toString().length}\0`).update(content);
  }
  return hash.digest('hex').slice(0, 16);
}

/** The location of a page, and its name, which both languages share. */
export interface PageFile {
  path: string;
  name: string;
  locale: Locale;
}

/** All pages in the folders of both languages. */
export function listPages(folders: Readonly<Record<Locale, string>>): PageFile[] {
  return (['ko', 'en'] as const).flatMap((locale) => {
    const folder = folders[locale];
    if (!existsSync(folder)) return [];
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.mdx?$/.test(file))
      .sort()
      .map((file) => ({
        path: path.join(folder, file),
        name: file.replaceAll(path.sep, '/').replace(/\.mdx?$/, ''),
        locale,
      }));
  });
}
