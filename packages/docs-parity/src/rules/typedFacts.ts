import { listDefaults, type Reference, type SdkTables } from 'api-facts';
import type { Position, Problem } from 'docs-kit';
import { judgePages, type Phrase, type Site } from '../page';
import { type Finding, positionIn } from '../phrases';
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

const begins = (phrase: Phrase, { line, column }: Position): boolean =>
  phrase.line === line && phrase.column === column;

const behind = ({ text, line, column }: Phrase) => ({ line, column: column + text.length + 2 });

/** An error code, state or event, with the component that states it. */
interface Named {
  name: string;
  /** Matches it as a whole word. */
  pattern: RegExp;
  component: string;
}

/** What the rule looks at: the page's phrases, and the SDK for its names and defaults. */
interface Context {
  tables: SdkTables;
  sdkNames: ReadonlySet<string>;
  named: readonly Named[];
  all: readonly Phrase[];
}

/** Whether the sentence at `index` is about a name in code that is not the SDK's. */
function isOfAnother(words: Phrase, index: number, { sdkNames, all }: Context): boolean {
  if (/[.!?]\s/.test(words.text.slice(0, index))) return false;
  const subject = all.find((one) => one.kind === 'code' && begins(words, behind(one)));
  return subject !== undefined && !namesInCode(subject.text).some((name) => sdkNames.has(name));
}

function findInWords(phrase: Phrase, context: Context): Finding[] {
  return [...phrase.text.matchAll(inWords)].flatMap((match): Finding[] => {
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
  const lead = words.find((one) => begins(phrase, positionIn(one, one.text.length)));
  const says =
    (lead !== undefined && before.test(lead.text)) ||
    words.some((one) => after.test(one.text) && begins(one, behind(phrase)));
  if (!says || (lead && isOfAnother(lead, lead.text.length, context))) return [];
  return [{ index: 0, message: `The default ${text} is typed by hand. ${advise(text, tables)}` }];
}

/** Finds names as whole words; a name that is a plain word only where it is code by itself. */
function findNames({ kind, text }: Phrase, names: readonly Named[]): Finding[] {
  if (kind === 'words' && !text.includes('-')) return [];
  const mentioned = names.filter(({ name }) => text.includes(name));
  return mentioned.flatMap(({ name, pattern, component }): Finding[] => {
    const alone = kind === 'code' && text === name;
    const index = name.includes('-') || alone ? text.search(pattern) : -1;
    if (index === -1) return [];
    return [{ index, message: `"${name}" is typed by hand. Write ${component}.` }];
  });
}

function findFacts(phrase: Phrase, context: Context): Finding[] {
  const { tables, named } = context;
  const version = phrase.text.indexOf(tables.version);
  return [
    ...findNames(phrase, named),
    ...(version === -1
      ? []
      : [{ index: version, message: 'The version is typed by hand. Write <SdkVersion />.' }]),
    ...findSaidNumbers(phrase, tables),
    ...findCounts(phrase, tables),
    ...findTypedDefaults(phrase, context),
  ];
}

/** Events named by a common word, which has other meanings too. */
const commonWords = new Set(['error', 'message']);

function listNamed({ errors, eventTexts, states }: SdkTables): Named[] {
  const events = Object.keys(eventTexts).filter((name) => !commonWords.has(name));
  const components = [
    ...errors.map(({ code }) => [code, `<ErrorCode code="${code}" />`] as const),
    ...states.map((name) => [name, `<State name="${name}" />`] as const),
    ...events.map((name) => [name, `<EventName name="${name}" />`] as const),
  ];
  return components.map(([name, component]) => {
    return { name, component, pattern: new RegExp(`(?<![\\w-])${name}(?![\\w-])`) };
  });
}

/** No error code, state, event, limit, default or version is typed by hand. */
export function typedFacts(site: Site, reference: Reference): Problem[] {
  const { tables } = reference;
  const sdkNames = new Set(listSdkNames(reference, site.options));
  const named = listNamed(tables);
  return judgePages(site, 'typed-facts', ({ phrases }) =>
    phrases.flatMap((phrase) =>
      findFacts(phrase, { tables, sdkNames, named, all: phrases }).map(({ index, message }) => {
        return { ...positionIn(phrase, index), message };
      }),
    ),
  );
}
