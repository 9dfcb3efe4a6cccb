import type { Finding } from '../phrases';
import type { Term } from './glossary';
import type { Passage, Rule } from './passages';

/** Finds all matches of a global pattern. */
export function findPattern(
  { text }: Passage,
  pattern: RegExp,
  say: (match: RegExpExecArray) => string | undefined,
): Finding[] {
  return [...text.matchAll(pattern)].flatMap((match): Finding[] => {
    const message = say(match);
    return message === undefined ? [] : [{ index: match.index, message }];
  });
}

/** Forms that a page must not use, each with what to write or do instead. */
export type Forms = readonly (readonly [pattern: RegExp, instead: string])[];

/** A rule against forms; `sign` stands between what was found and what to do. */
export function forbid(forms: Forms, sign: ' →' | ':'): Rule {
  return (passage) =>
    forms.flatMap(([pattern, instead]) =>
      findPattern(passage, pattern, ([found]) => `"${found.trim()}"${sign} ${instead}`),
    );
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const listAvoided = (terms: readonly Term[]) =>
  terms.flatMap(({ ko, en, written, avoid = [] }) =>
    avoid.map((word) => ({
      word,
      pattern: new RegExp(
        /^[\w .-]+$/.test(word) ? `(?<![\\w-])${escape(word)}(?![\\w-])` : escape(word),
        'g',
      ),
      instead: { ko: written ?? ko, en: written ?? en },
    })),
  );

/** Each concept has one term per language: the glossary's. */
export const oneWord: Rule = (passage, { terms }) =>
  listAvoided(terms).flatMap(({ word, pattern, instead }) =>
    findPattern(passage, pattern, () => `"${word}" → "${instead[passage.language]}"`),
  );

const hangul = /[가-힣]+/;
/** Function words, some of which any untranslated English sentence contains. */
const english = /\b(?:the|is|are|it|you|your|when|with|this|that|to|of)\b/gi;

/** A passage is in the language of its page: nothing is left untranslated. */
export const ownLanguage: Rule = ({ language, text }): Finding[] => {
  const found = hangul.exec(text);
  if (language === 'en') {
    const message = `"${found?.[0]}" is Korean on an English page. Write it in English. Where it is an example, mark it as code.`;
    return found ? [{ index: found.index, message }] : [];
  }
  if (found || (text.match(english) ?? []).length < 2) return [];
  return [{ index: 0, message: '영어로 된 글입니다. 한국어로 쓰세요.' }];
};

/** No double spaces, and none before a full stop or comma. */
export const spaces: Rule = (passage) => [
  ...findPattern(passage, /\S {2,}\S/g, () => 'Two spaces; one is enough.'),
  ...findPattern(
    passage,
    /[\w가-힣￼] [.,](?=\s|$)/g,
    () => 'No space before a full stop or comma.',
  ),
];

/** No TODO comments. */
export const unfinished: Rule = (passage) =>
  findPattern(
    passage,
    /\b(?:TODO|TBD|FIXME|XXX)\b/g,
    ([found]) => `"${found}" is read by readers: write it, or leave it out.`,
  );

const joined = /(?<![\w.])(\d[\d,.]*)(ms|KB|kB|MB|GB|KiB|MiB|kHz|Hz|px|fps|kbps)(?![\w])/g;

/** A space between a number and its unit: 5 MB. */
export const units: Rule = (passage) =>
  findPattern(passage, joined, ([found, number, unit]) => `"${found}" → "${number} ${unit}"`);
