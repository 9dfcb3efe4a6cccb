import type { Rule } from '../../passages/Passage';
import { findPattern } from '../findPattern';

const particles = '은|는|이|가|을|를|과|와|의|에|에서|으로|로|도|만|까지|부터|처럼|보다|이나|나';

const apart = new RegExp(`(?:[A-Za-z0-9)]|￼) (${particles})(?=[\\s.,!?)]|$)`, 'g');

/** Particles attach to code and Latin without a space. */
export const particleSpacing: Rule = (passage) =>
  findPattern(passage, apart, ([, particle]) => `조사 "${particle}" 앞에 공백을 두지 마세요.`);
