import type { SdkTables } from 'api-facts';
import type { Phrase } from '../site/listPhrases';
import { findSpokenNumbers } from './findSpokenNumbers';
import { findTypedNumbers } from './findTypedNumbers';
import type { SaidNumber } from './SaidNumber';

/** Finds numbers with a unit, in digits and in words. */
export const findSaidNumbers = (phrase: Phrase, tables: SdkTables): SaidNumber[] => [
  ...findTypedNumbers(phrase, tables),
  ...findSpokenNumbers(phrase, tables),
];
