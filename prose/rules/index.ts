import type { Language, Rule } from '../passages/Passage';
import { oneWord } from './both/oneWord';
import { ownLanguage } from './both/ownLanguage';
import { spaces } from './both/spaces';
import { unfinished } from './both/unfinished';
import { units } from './both/units';
import { forbiddenWords } from './english/forbiddenWords';
import { headingCase } from './english/headingCase';
import { brackets } from './korean/brackets';
import { forbiddenForms } from './korean/forbiddenForms';
import { italics } from './korean/italics';
import { particleAgreement } from './korean/particleAgreement';
import { particleSpacing } from './korean/particleSpacing';
import { sentenceEnds } from './korean/sentenceEnds';

const both = { 'one-word': oneWord, 'own-language': ownLanguage, spaces, unfinished, units };

/** The rules of each language, by the name a message gives them. */
export const rules: Record<Language, Record<string, Rule>> = {
  ko: {
    ...both,
    brackets,
    'forbidden-forms': forbiddenForms,
    italics,
    'particle-agreement': particleAgreement,
    'particle-spacing': particleSpacing,
    'sentence-ends': sentenceEnds,
  },
  en: { ...both, 'forbidden-words': forbiddenWords, 'heading-case': headingCase },
};
