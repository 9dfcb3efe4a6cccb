import { readAloud, terms } from './readGlossary';

/**
 * Words that mean the same, for a search: a term in both languages with its other names, and each
 * name of the SDK with its sound in Hangul (`sendText`, 센드 텍스트).
 */
export function listSearchGroups(names: readonly string[] = []): string[][] {
  const ofTerms = terms.map(({ ko, en, search = [], avoid = [] }) => [ko, en, ...search, ...avoid]);
  const ofNames = names.flatMap((name) => {
    const sound = readAloud(name);
    return sound === undefined ? [] : [[name, sound]];
  });
  return [...ofTerms, ...ofNames].map((group) => [...new Set(group)]);
}
