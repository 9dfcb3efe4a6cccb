import { listDefaults, type Reference, type SdkTables } from 'api-facts';
import type { Place, Problem } from 'docs-kit';
import { judgePages, type Phrase, type Site } from '../page';
import { type Finding, placeIn } from '../phrases';
import { matchesIn } from './numberWords';
import { listSdkNames, namesInCode } from './names';
import { findCounts, findSaidNumbers } from './numbers';

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

const begins = (phrase: Phrase, { line, column }: Place): boolean =>
  phrase.line === line && phrase.column === column;

const behind = ({ text, line, column }: Phrase) => ({ line, column: column + text.length + 2 });

/** What the rule looks at: the page's phrases, and the SDK for its defaults. */
interface Context {
  tables: SdkTables;
  own: ReadonlySet<string>;
  all: readonly Phrase[];
}

/** Whether the sentence at `index` is about a name in code that is not the SDK's. */
function isOfAnother(words: Phrase, index: number, { own, all }: Context): boolean {
  if (/[.!?]\s/.test(words.text.slice(0, index))) return false;
  const subject = all.find((one) => one.kind === 'code' && begins(words, behind(one)));
  return subject !== undefined && !namesInCode(subject.text).some((name) => own.has(name));
}

function findInWords(phrase: Phrase, context: Context): Finding[] {
  return matchesIn(phrase.text, inWords).flatMap((match): Finding[] => {
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

/** Finds typed defaults: as code before or after the word, as a number, or as a language. */
function findTypedDefaults(phrase: Phrase, context: Context): Finding[] {
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

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const patterns = new Map<string, RegExp>();

/** A whole-word pattern of a name, cached because it is tested on every phrase. */
function patternOf(name: string): RegExp {
  const known = patterns.get(name);
  if (known) return known;
  const pattern = new RegExp(`(?<![\\w-])${escape(name)}(?![\\w-])`);
  patterns.set(name, pattern);
  return pattern;
}

/** Finds names as whole words; a name that is a plain word only where it is code by itself. */
function findNames(phrase: Phrase, names: readonly string[], write: (name: string) => string) {
  if (phrase.kind === 'words' && !phrase.text.includes('-')) return [];
  const there = names.filter((name) => phrase.text.includes(name));
  return there.flatMap((name): Finding[] => {
    const alone = phrase.kind === 'code' && phrase.text === name;
    const index = name.includes('-') || alone ? phrase.text.search(patternOf(name)) : -1;
    if (index === -1) return [];
    return [{ index, message: `"${name}" is typed by hand. Write ${write(name)}.` }];
  });
}

/** Events named by a common word, which has other meanings too. */
const commonWords = new Set(['error', 'message']);

type Names = Record<'codes' | 'events', readonly string[]>;

function findFacts(phrase: Phrase, context: Context, names: Names): Finding[] {
  const { tables } = context;
  const { codes, events } = names;
  const version = phrase.text.indexOf(tables.version);
  return [
    ...findNames(phrase, codes, (code) => `<ErrorCode code="${code}" />`),
    ...findNames(phrase, tables.states, (name) => `<State name="${name}" />`),
    ...findNames(phrase, events, (name) => `<EventName name="${name}" />`),
    ...(version === -1
      ? []
      : [{ index: version, message: 'The version is typed by hand. Write <SdkVersion />.' }]),
    ...findSaidNumbers(phrase, tables),
    ...findCounts(phrase, tables),
    ...findTypedDefaults(phrase, context),
  ];
}

/** No error code, state, event, limit, default or version is typed by hand. */
export function typedFacts(site: Site, reference: Reference): Problem[] {
  const own = new Set(listSdkNames(reference, site.options));
  const { tables } = reference;
  const names: Names = {
    codes: tables.errors.map(({ code }) => code),
    events: Object.keys(tables.eventTexts).filter((name) => !commonWords.has(name)),
  };
  return judgePages(site, 'typed-facts', ({ phrases }) =>
    phrases.flatMap((phrase) =>
      findFacts(phrase, { tables, own, all: phrases }, names).map(({ index, message }) => {
        return { ...placeIn(phrase, index), message };
      }),
    ),
  );
}
