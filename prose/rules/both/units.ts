import type { Rule } from '../../passages/Passage';
import { findPattern } from '../findPattern';

const joined = /(?<![\w.])(\d[\d,.]*)(ms|KB|kB|MB|GB|KiB|MiB|kHz|Hz|px|fps|kbps)(?![\w])/g;

/** A number stands apart from its unit: 5 MB. */
export const units: Rule = (passage) =>
  findPattern(passage, joined, ([found, number, unit]) => `"${found}" → "${number} ${unit}"`);
