import type { Mutant, Sources } from '../Mutant';

/** Renames a word everywhere below a folder, as an editor does. */
export function renameEach(
  kind: string,
  sources: Sources,
  folder: string,
  names: readonly string[],
): Mutant[] {
  return names.map((name) => {
    const renamed = `${name}${name.includes('-') ? '-now' : 'Now'}`;
    const word = new RegExp(`(?<![\\w-])${name}(?![\\w-])`, 'g');
    const files: Record<string, string> = {};
    for (const [file, text] of sources) {
      if (file.startsWith(folder) && word.test(text)) files[file] = text.replace(word, renamed);
    }
    return { kind, title: `${name} is now ${renamed}`, files };
  });
}
