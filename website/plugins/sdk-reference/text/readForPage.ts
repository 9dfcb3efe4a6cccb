import { withoutRepeated } from './withoutRepeated';

const groupedDigits = /\b\d{1,3}(?: \d{3})+\b/g;
const dashInRange = /(?<=\d)–(?=\d)/g;

/** Writes an English docstring as a page does: 2,000, no line that ends within 1–2,000, and no default twice. */
export function readForPage(text: string): string {
  return withoutRepeated(text)
    .replace(groupedDigits, (digits) => digits.replaceAll(' ', ','))
    .replace(dashInRange, '$&\u2060');
}
