import type { SdkTables } from '../../sdk-reference/readTables';
import { listDefaults } from '../../sdk-reference/text/defaultOf';
import { placeIn, type Phrase } from '../site/listPhrases';
import type { TypedFact } from './typedFacts';

const before = /(?:기본값[은이]?|기본으로|default(?: value)?(?: is| of)?|defaults to)\s*$/i;
const after = /^(?:[이가] 기본(?:값)?|is the default|\s?by default|\s?\(default\))/i;
const value = /^(?:true|false|null|-?\d[\d_.]*|'[^']*'|"[^"]*"|[a-z]+)$/;

const languages: Record<string, string> = { korean: 'ko', 한국어: 'ko', english: 'en', 영어: 'en' };
const ofLanguage =
  /(?<one>Korean|English) (?:is the default|by default)|default (?:language )?is (?<two>Korean|English)|기본값?[은이]? (?<three>한국어|영어)|(?<four>한국어|영어)[가이] 기본/gi;

const plain = (text: string): string => text.replace(/['"_]/g, '');

function advise(written: string, tables: SdkTables): string {
  const paths = [...listDefaults(tables)]
    .filter(([, one]) => String(one) === plain(written))
    .map(([path]) => `<Default of="${path}" />`);
  return paths.length > 0
    ? `Write ${paths.slice(0, 3).join(' or ')}.`
    : 'The table of defaults has no such value. Leave it to <Parameters of="…" />, which says every default.';
}

const begins = (phrase: Phrase, line: number, column: number): boolean =>
  phrase.line === line && phrase.column === column;

/** Finds defaults that a page types: as code before or behind the word, or as a language. */
export function findTypedDefaults(
  phrase: Phrase,
  tables: SdkTables,
  all: readonly Phrase[],
): TypedFact[] {
  const { kind, text, line, column } = phrase;
  if (kind === 'words') {
    return [...text.matchAll(ofLanguage)].map((match) => {
      const { one, two, three, four } = match.groups ?? {};
      const word = one ?? two ?? three ?? four ?? '';
      const advice = advise(languages[word.toLowerCase()] ?? word, tables);
      return { index: match.index, message: `"${match[0]}" is typed by hand. ${advice}` };
    });
  }
  if (!value.test(text)) return [];
  const words = all.filter((one) => one.kind === 'words');
  const says = words.some((one) => {
    const end = placeIn(one, one.text.length);
    if (before.test(one.text) && begins(phrase, end.line, end.column)) return true;
    return after.test(one.text) && begins(one, line, column + text.length + 2);
  });
  if (!says) return [];
  return [{ index: 0, message: `The default ${text} is typed by hand. ${advise(text, tables)}` }];
}
