import type { Reference } from 'api-facts';
import type { Problem } from 'docs-kit';
import { placeIn, type Phrase } from '../site/listPhrases';
import type { Site } from '../site/readSite';
import { adviseOn } from './adviseOn';
import { findCounts } from './findCounts';
import { findSaidNumbers } from './findSaidNumbers';
import { findTypedDefaults, type Context } from './findTypedDefaults';
import { listSdkNames } from './listSdkNames';

/** Something in a phrase that a component should say. */
export interface TypedFact {
  index: number;
  message: string;
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const patterns = new Map<string, RegExp>();

/** The pattern of a name as a whole word, made once: it is asked of every phrase of every page. */
function patternOf(name: string): RegExp {
  const known = patterns.get(name);
  if (known) return known;
  const pattern = new RegExp(`(?<![\\w-])${escape(name)}(?![\\w-])`);
  patterns.set(name, pattern);
  return pattern;
}

/** Finds names as whole words; a name of one plain word only where it stands alone as code. */
function findNames(phrase: Phrase, names: readonly string[], write: (name: string) => string) {
  if (phrase.kind === 'words' && !phrase.text.includes('-')) return [];
  const there = names.filter((name) => phrase.text.includes(name));
  return there.flatMap((name): TypedFact[] => {
    const alone = phrase.kind === 'code' && phrase.text === name;
    const index = name.includes('-') || alone ? phrase.text.search(patternOf(name)) : -1;
    if (index === -1) return [];
    return [{ index, message: `"${name}" is typed by hand. Write ${write(name)}.` }];
  });
}

/** Events named by a common word, which also names other things. */
const commonWords = new Set(['error', 'message']);

type Names = Record<'codes' | 'events', readonly string[]>;

function findFacts(phrase: Phrase, context: Context, names: Names): TypedFact[] {
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
    ...findSaidNumbers(phrase, tables).map(({ index, written, components }) => ({
      index,
      message: `"${written}" is typed by hand. ${adviseOn(components)}`,
    })),
    ...findCounts(phrase, tables),
    ...findTypedDefaults(phrase, context),
  ];
}

/** No error code, state, event, limit, default or version is typed by hand. */
export function typedFacts(site: Site, reference: Reference): Problem[] {
  const own = new Set(listSdkNames(reference));
  const { tables } = reference;
  const names: Names = {
    codes: tables.errors.map(({ code }) => code),
    events: Object.keys(tables.eventTexts).filter((name) => !commonWords.has(name)),
  };
  return [...site.ko.values(), ...site.en.values()].flatMap((page) =>
    page.phrases.flatMap((phrase) =>
      findFacts(phrase, { tables, own, all: page.phrases }, names).map(({ index, message }) => ({
        file: page.file,
        ...placeIn(phrase, index),
        rule: 'typed-facts',
        message,
      })),
    ),
  );
}
