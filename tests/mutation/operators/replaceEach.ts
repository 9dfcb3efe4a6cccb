import type { Mutant, Sources } from '../Mutant';

/** Reads a source. Operators are written for existing files. */
export function readSource(sources: Sources, file: string): string {
  const text = sources.get(file);
  if (text === undefined)
    throw new Error(`${file} is not there: tests/mutation has to be adapted.`);
  return text;
}

/** A mutant for each match of a global pattern in a file. */
export function replaceEach(
  kind: string,
  sources: Sources,
  file: string,
  pattern: RegExp,
  change: (match: RegExpExecArray) => { to: string; title: string } | undefined,
): Mutant[] {
  const text = readSource(sources, file);
  return [...text.matchAll(pattern)].flatMap((match): Mutant[] => {
    const changed = change(match);
    if (!changed || changed.to === match[0]) return [];
    const end = match.index + match[0].length;
    const mutated = text.slice(0, match.index) + changed.to + text.slice(end);
    return [{ kind, title: changed.title, files: { [file]: mutated } }];
  });
}
