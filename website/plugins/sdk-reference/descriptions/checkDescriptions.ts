import { relativeToRepository } from '../repositoryPaths';
import type { SourceText } from './listSourceTexts';
import { descriptionsFolder, type PlacedDescription } from './readDescriptions';
import { fileOfKey } from './fileOfKey';

/** Something wrong with a description, said with the place to mend it. */
export interface DescriptionProblem {
  file: string;
  line: number;
  key: string;
  message: string;
}

function judge(source: SourceText, description: PlacedDescription | undefined): string | undefined {
  if (!description) return `has no description. Its text is at ${source.place}.`;
  if (description.en !== source.text) {
    return `was translated from a text that has changed: it is now "${source.text}" (${source.place}).`;
  }
  return description.ko.trim() === '' ? 'has no Korean text.' : undefined;
}

/** Finds descriptions that are missing, untranslated, out of date or no longer used. */
export function checkDescriptions(
  sources: SourceText[],
  descriptions: Map<string, PlacedDescription>,
): DescriptionProblem[] {
  const problems = sources.flatMap((source): DescriptionProblem[] => {
    const found = descriptions.get(source.key);
    const reason = judge(source, found);
    if (!reason) return [];
    const file = found?.file ?? `${descriptionsFolder}/${fileOfKey(source.key)}`;
    const message = `${source.key} ${reason} Run "npm run reference:update", then write the Korean.`;
    return [{ file: relativeToRepository(file), line: found?.line ?? 1, key: source.key, message }];
  });
  const known = new Set(sources.map(({ key }) => key));
  for (const [key, { file, line }] of descriptions) {
    if (known.has(key)) continue;
    const message = `${key} describes nothing the SDK has any more. Remove it.`;
    problems.push({ file: relativeToRepository(file), line, key, message });
  }
  return problems;
}
