import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { languages } from './languages';
import { didYouMean } from 'docs-kit';
import type { SamplesOptions } from './options';

/** The extension of a sample's file, without its dot. */
export function extensionOf(name: string): string {
  return path.extname(name).slice(1);
}

// Files beside a sample are its expectation or driver, and are not shown.
const isSample = (name: string): boolean =>
  extensionOf(name) in languages &&
  !/\.expect\.json$|(?:^|\/)tsconfig[\w.-]*\.json$|\.d\.ts$|\.drive\.tsx?$/.test(name);

/** The names of all samples in a folder, sorted: relative paths with forward slashes. */
export function listSamples(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => isSample(name) && statSync(path.join(folder, name)).isFile())
    .sort();
}

/**
 * The text of a sample.
 *
 * @throws when there is none, naming those the writer may have meant.
 */
export function readSample(folder: string, name: string): string {
  const file = path.join(folder, name);
  if (existsSync(file) && isSample(name)) return readFileSync(file, 'utf8');
  const hint = didYouMean(name, listSamples(folder));
  throw new Error(
    `there is no sample "${name}" in ${path.relative(process.cwd(), folder)}.${hint}`,
  );
}

/** The names of the samples that a sample imports or loads directly, by relative path. */
function importedBy(folder: string, name: string, known: ReadonlySet<string>): string[] {
  const source = readFileSync(path.join(folder, name), 'utf8');
  return [...source.matchAll(/['"](\.{1,2}\/[^'"?]+)['"?]/g)].flatMap(([, from = '']) => {
    const target = path.posix.join(path.posix.dirname(name), from);
    // A TypeScript file may be imported by the name of its compiled file.
    const bare = target.replace(/\.js$/, '');
    return [target, ...['.ts', '.tsx', '.js'].map((end) => bare + end)].filter((it) =>
      known.has(it),
    );
  });
}

/** The given files, with the samples that they import directly or indirectly. */
export function usedSamples(
  folder: string,
  roots: Iterable<string>,
  all: readonly string[],
): Set<string> {
  const known = new Set([...all, ...roots]);
  const used = new Set<string>();
  const pending = [...roots].filter((name) => name && existsSync(path.join(folder, name)));
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    if (used.has(name)) continue;
    used.add(name);
    pending.push(...importedBy(folder, name, known));
  }
  return used;
}

function readFiles(folder: string, end: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => end.test(name))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'));
}

const namesAfter = (pattern: RegExp, texts: readonly string[]): string[] =>
  texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name));

/** The samples that no page or component shows, imports or runs, as `file:line: message`. */
export function findUnused(
  options: Pick<SamplesOptions, 'samplesFolder' | 'pageFolders' | 'componentsFolder'>,
): string[] {
  const folder = options.samplesFolder;
  const all = listSamples(folder);
  const pages = options.pageFolders.flatMap((one) => readFiles(one, /\.mdx?$/));
  const components = readFiles(options.componentsFolder, /\.tsx?$/);
  const programs = namesAfter(/program="samples\/([^"]+)"/g, components);
  const shown = [
    ...namesAfter(/<Sample\s+name="([^"]+)"/g, pages),
    ...namesAfter(/from '@site\/samples\/([^'?]+)\?sample/g, components),
    ...all.filter((name) => programs.includes(name.replace(/\.\w+$/, ''))),
  ];
  const used = usedSamples(folder, shown, all);
  return all
    .filter((name) => !used.has(name))
    .map((name) => {
      const file = path.relative(process.cwd(), path.join(folder, name));
      return `${file}:1: no page shows this sample and none of those shown imports it`;
    });
}
