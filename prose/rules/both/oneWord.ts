import { terms } from '../../glossary/readGlossary';
import type { Finding, Rule } from '../../passages/Passage';

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const avoided = terms.flatMap(({ ko, en, written, avoid = [] }) =>
  avoid.map((word) => ({
    word,
    pattern: new RegExp(
      /^[\w .-]+$/.test(word) ? `(?<![\\w-])${escape(word)}(?![\\w-])` : escape(word),
      'g',
    ),
    instead: { ko: written ?? ko, en: written ?? en },
  })),
);

/** One concept has one word in each language: the glossary's. */
export const oneWord: Rule = ({ language, text }) =>
  avoided.flatMap(({ word, pattern, instead }): Finding[] =>
    [...text.matchAll(pattern)].map(({ index }) => ({
      index,
      message: `"${word}" → "${instead[language]}"`,
    })),
  );
