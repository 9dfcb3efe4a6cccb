import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

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
