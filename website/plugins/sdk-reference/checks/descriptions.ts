import { fileOfKey } from '../descriptions/fileOfKey';
import type { SourceText } from '../descriptions/listSourceTexts';
import { descriptionsFolder, type PlacedDescription } from '../descriptions/readDescriptions';
import { relativeToRepository } from '../../../config/paths';
import type { ReferenceProblem } from './Problem';

function judge(source: SourceText, description: PlacedDescription | undefined): string | undefined {
  const update = 'Run "npm run reference:update", then write the Korean.';
  if (!description) return `has no description. ${update} Its English is at ${source.place}.`;
  if (description.ko.trim() === '') return `has no Korean text. Its English is at ${source.place}.`;
  if (description.en === source.text) return undefined;
  return `has a Korean text for an English one that has changed. Read it again against "${source.text}" (${source.place}), and put that in "en".`;
}

/** Every text of the SDK has a description in both languages, and every description a text. */
export function checkDescriptions(
  sources: SourceText[],
  descriptions: Map<string, PlacedDescription>,
): ReferenceProblem[] {
  const problems = sources.flatMap((source): ReferenceProblem[] => {
    const found = descriptions.get(source.key);
    const reason = judge(source, found);
    if (!reason) return [];
    const file = found?.file ?? `${descriptionsFolder}/${fileOfKey(source.key)}`;
    const message = `${source.key} ${reason}`;
    return [{ file: relativeToRepository(file), line: found?.line ?? 1, message }];
  });
  const known = new Set(sources.map(({ key }) => key));
  for (const [key, { file, line }] of descriptions) {
    if (known.has(key)) continue;
    const message = `${key} describes nothing the SDK has any more. Remove it.`;
    problems.push({ file: relativeToRepository(file), line, message });
  }
  return problems;
}
