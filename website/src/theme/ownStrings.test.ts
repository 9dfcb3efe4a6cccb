import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const website = fileURLToPath(new URL('../..', import.meta.url));
const hangul = /\p{Script=Hangul}/u;

function messages(locale: 'ko' | 'en'): Map<string, string> {
  const file = readFileSync(path.join(website, 'i18n', locale, 'code.json'), 'utf8');
  const entries = Object.entries(JSON.parse(file) as Record<string, { message: string }>);
  return new Map(entries.map(([id, { message }]) => [id, message]));
}

/** The ids of the strings that our components of the theme use. */
function askedIds(): string[] {
  const src = path.join(website, 'src');
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  const ids = sources.flatMap((file) => {
    const source = readFileSync(path.join(src, file), 'utf8');
    return [...source.matchAll(/\bid[:=]\s*['"]([a-z]\w*(?:\.\w+)+)['"]/g)].map(([, id]) => id);
  });
  return [...new Set(ids)].filter((id) => id !== undefined).sort();
}

const [korean, english] = [messages('ko'), messages('en')];

describe('the strings that our components of the theme add', () => {
  const ids = askedIds().filter((id) => !id.startsWith('theme.'));

  it('are found in the source', () => {
    expect(ids).toContain('layout.notFound.home');
  });

  // The source contains the strings of one language; the translation file has the rest.
  it.each(ids)('%s is in the right language in each translation file', (id) => {
    const [inKorean, inEnglish] = [korean.get(id), english.get(id)];
    expect(inKorean ?? inEnglish, 'is in neither code.json').toBeDefined();
    if (inKorean !== undefined) expect(inKorean).toMatch(hangul);
    if (inEnglish !== undefined) expect(inEnglish).not.toMatch(hangul);
  });

  it('are all still used', () => {
    const kept = [...korean.keys(), ...english.keys()];
    const mine = kept.filter((id) => /^layout\./.test(id));
    expect(mine.filter((id) => !ids.includes(id))).toEqual([]);
  });
});
