import type { Rule } from '../../passages/Passage';
import { findPattern } from '../findPattern';

/** Nothing is left for later. */
export const unfinished: Rule = (passage) =>
  findPattern(
    passage,
    /\b(?:TODO|TBD|FIXME|XXX)\b/g,
    ([found]) => `"${found}" is read by readers: write it, or leave it out.`,
  );
