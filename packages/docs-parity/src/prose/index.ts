import type { Locale, Problem } from 'docs-kit';
import type { Glossary } from './glossary';
import { type Passage, positionInPassage, type Rule } from './passages';
import { oneWord, ownLanguage, spaces, unfinished, units } from './shared';
import { forbiddenWords, headingCase } from './english';
import {
  englishDeveloperTerms,
  headingForm,
  koreanDeveloperTerms,
  oneMeaningOfAgent,
  tableHeadTerms,
} from './developerTerms';
import {
  brackets,
  forbiddenForms,
  italics,
  particleAgreement,
  particleSpacing,
  sentenceEnds,
} from './korean';

export { readPages } from '../readSite';
export {
  readMessagePassages,
  readPagePassages,
  readSourcePassages,
  readTextPassage,
  type Passage,
} from './passages';

const both = {
  'one-meaning-of-agent': oneMeaningOfAgent,
  'one-word': oneWord,
  'own-language': ownLanguage,
  spaces,
  unfinished,
  units,
};

/** The rules of each language, by name. */
const rules: Record<Locale, Record<string, Rule>> = {
  ko: {
    ...both,
    brackets,
    'developer-terms': koreanDeveloperTerms,
    'forbidden-forms': forbiddenForms,
    'heading-form': headingForm,
    italics,
    'particle-agreement': particleAgreement,
    'particle-spacing': particleSpacing,
    'sentence-ends': sentenceEnds,
    'table-heads': tableHeadTerms,
  },
  en: {
    ...both,
    'developer-terms': englishDeveloperTerms,
    'forbidden-words': forbiddenWords,
    'heading-case': headingCase,
  },
};

/** Checks a passage against all rules of its language. */
export function lintPassage(passage: Passage, glossary: Glossary): Problem[] {
  return Object.entries(rules[passage.language]).flatMap(([rule, look]) =>
    look(passage, glossary).map(({ index, message }) => ({
      file: passage.file,
      ...positionInPassage(passage, index),
      rule,
      message,
    })),
  );
}
