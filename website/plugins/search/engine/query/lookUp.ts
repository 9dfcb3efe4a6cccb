import type { TermIndex } from '../TermIndex';
import { hangulVariants } from './hangulVariants';
import { latinVariants } from './latinVariants';
import type { AskedWord, Found } from './Slot';

/** Looks up a word as it stands. */
export function lookUp(index: TermIndex, { text, script }: AskedWord, last: boolean): Found {
  return script === 'hangul' ? hangulVariants(index, text, last) : latinVariants(index, text, last);
}
