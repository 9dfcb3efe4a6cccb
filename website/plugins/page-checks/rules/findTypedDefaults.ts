import { listDefaults, type SdkTables } from 'api-facts';
import { placeIn, type Phrase } from '../site/listPhrases';
import { matchesIn } from './matchesIn';
import { namesInCode } from './namesInCode';
import type { TypedFact } from './typedFacts';

const before = /(?:기본값[은이]?|기본으로|default(?: value)?(?: is| of)?|defaults to)\s*$/i;
const after = /^(?:[이가] 기본(?:값)?|is the default|\s?by default|\s?\(default\))/i;
const value = /^(?:true|false|null|-?\d[\d_.]*|'[^']*'|"[^"]*")$/;

const languages: Record<string, string> = { korean: 'ko', 한국어: 'ko', english: 'en', 영어: 'en' };
const inWords =
  /(Korean|English) (?:is the default|by default)|default (?:language )?is (Korean|English)|기본값?[은이]? (한국어|영어)|(한국어|영어)[가이] 기본|기본값[은이]? (\d[\d_,]*)(?![\d_,]| ?(?:밀리|초|분|시간|글?자|바이트|ms|[KM]))/gi;

const plain = (text: string): string => text.replace(/['"_,]/g, '');

function advise(written: string, tables: SdkTables): string {
  const paths = [...listDefaults(tables)]
    .filter(([, one]) => String(one) === plain(written))
    .map(([path]) => `<Default of="${path}" />`);
  return paths.length > 0
    ? `Write ${paths.slice(0, 3).join(' or ')}.`
    : 'The table of defaults has no such value. Leave it to <Parameters of="…" />, which says every default of the SDK; a default of something else is named without the word “default” (기본값).';
}

const begins = (phrase: Phrase, { line, column }: { line: number; column: number }): boolean =>
  phrase.line === line && phrase.column === column;

const behind = ({ text, line, column }: Phrase) => ({ line, column: column + text.length + 2 });

/** What is asked of a page: its phrases, and the SDK whose defaults they may say. */
export interface Context {
  tables: SdkTables;
  own: ReadonlySet<string>;
  all: readonly Phrase[];
}

/** Whether a sentence is at `index` about a name in code that is none of the SDK's. */
function isOfAnother(words: Phrase, index: number, { own, all }: Context): boolean {
  if (/[.!?]\s/.test(words.text.slice(0, index))) return false;
  const subject = all.find((one) => one.kind === 'code' && begins(words, behind(one)));
  return subject !== undefined && !namesInCode(subject.text).some((name) => own.has(name));
}

function findInWords(phrase: Phrase, context: Context): TypedFact[] {
  return matchesIn(phrase.text, inWords).flatMap((match): TypedFact[] => {
    const [written, ...groups] = match;
    if (isOfAnother(phrase, match.index, context)) return [];
    const word = groups.find((one) => one !== undefined) ?? '';
    const advice = advise(languages[word.toLowerCase()] ?? word, context.tables);
    return [{ index: match.index, message: `"${written}" is typed by hand. ${advice}` }];
  });
}

function isValue(text: string, tables: SdkTables): boolean {
  if (value.test(text)) return true;
  return /^[a-z]+$/.test(text) && [...listDefaults(tables).values()].includes(text);
}

/** Finds defaults that a page types: as code before or behind the word, as a number or a language. */
export function findTypedDefaults(phrase: Phrase, context: Context): TypedFact[] {
  const { kind, text } = phrase;
  const { tables, all } = context;
  if (kind === 'words') return findInWords(phrase, context);
  if (!isValue(text, tables)) return [];
  const words = all.filter((one) => one.kind === 'words');
  const lead = words.find((one) => begins(phrase, placeIn(one, one.text.length)));
  const says =
    (lead !== undefined && before.test(lead.text)) ||
    words.some((one) => after.test(one.text) && begins(one, behind(phrase)));
  if (!says || (lead && isOfAnother(lead, lead.text.length, context))) return [];
  return [{ index: 0, message: `The default ${text} is typed by hand. ${advise(text, tables)}` }];
}
