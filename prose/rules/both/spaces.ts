import type { Rule } from '../../passages/Passage';
import { findPattern } from '../findPattern';

/** One space is enough, and none stands before a full stop or comma. */
export const spaces: Rule = (passage) => [
  ...findPattern(passage, /\S {2,}\S/g, () => 'Two spaces; one is enough.'),
  ...findPattern(
    passage,
    /[\w가-힣￼] [.,](?=\s|$)/g,
    () => 'No space before a full stop or comma.',
  ),
];
