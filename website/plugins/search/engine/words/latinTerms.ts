import { stemEnglish } from './stemEnglish';

/** What an English word or an identifier is indexed as. */
export interface LatinTerms {
  /** The whole, in lower case and without dots or hyphens: `send-text` and `sendText` agree. */
  whole: string;
  /** Its parts, inflections off; empty when the word is one plain word. */
  parts: string[];
}

const humps = /[a-z$_]+|[A-Z]+(?![a-z])|[A-Z][a-z$_]+|\p{N}+|[^\p{ASCII}]+/gu;

/** Takes an identifier apart: at dots, hyphens, underscores, capitals and digits. */
export function latinTerms(text: string): LatinTerms {
  const pieces = text.split(/[.\-:_$]+/).filter(Boolean);
  const words = pieces.flatMap((piece) => piece.match(humps) ?? [piece]);
  const lower = text.toLowerCase();
  if (words.length < 2)
    return { whole: stemEnglish(lower.replace(/[.\-:_$]+/g, '') || lower), parts: [] };
  const parts = words.map((word) => stemEnglish(word.toLowerCase()));
  const wholes = pieces.length > 1 ? pieces.map((piece) => piece.toLowerCase()) : [];
  return {
    whole: lower.replace(/[.\-:_$]+/g, ''),
    parts: [...new Set([...parts, ...wholes])].filter(
      (part) => part.length > 1 || words.length < 3,
    ),
  };
}
