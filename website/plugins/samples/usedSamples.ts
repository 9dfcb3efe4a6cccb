import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The names of the samples that a sample imports itself. */
function importedBy(folder: string, name: string, known: ReadonlySet<string>): string[] {
  const source = readFileSync(path.join(folder, name), 'utf8');
  return [...source.matchAll(/\bfrom\s+['"](\.{1,2}\/[^'"]+)['"]/g)].flatMap(([, from = '']) => {
    const target = path.posix.join(path.posix.dirname(name), from);
    return ['', '.ts', '.tsx', '.js'].map((end) => target + end).filter((it) => known.has(it));
  });
}

/** The samples that are shown, and those that the shown ones import. */
export function usedSamples(
  folder: string,
  shown: Iterable<string>,
  all: readonly string[],
): Set<string> {
  const known = new Set(all);
  const used = new Set<string>();
  const pending = [...shown].filter((name) => known.has(name));
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    if (used.has(name)) continue;
    used.add(name);
    pending.push(...importedBy(folder, name, known));
  }
  return used;
}
