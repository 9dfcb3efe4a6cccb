/** The two languages of the pages. */
export type Language = 'ko' | 'en';

/** What stands for code and components in the text of a passage. */
export const CODE = '￼';

/** A run of a passage that came from one place of its file. */
export interface Span {
  /** Where it begins in the passage. */
  index: number;
  line: number;
  column: number;
  /** Of code: what it says, which is read aloud. */
  code?: string;
}

/** A paragraph, heading, table cell or description: what a reader reads in one go. */
export interface Passage {
  language: Language;
  file: string;
  kind: 'text' | 'heading' | 'cell';
  text: string;
  spans: Span[];
  /** The texts in italics. */
  italics: { index: number; text: string }[];
}

/** Something a passage should say otherwise. */
export interface Finding {
  index: number;
  /** What is wrong and what to write instead. */
  message: string;
}

/** Looks at one passage. */
export type Rule = (passage: Passage) => Finding[];

/** The code that stands at an index of a passage. */
export function codeAt({ spans }: Passage, index: number): string | undefined {
  return spans.find((span) => span.index === index && span.code !== undefined)?.code;
}

/** The place in the file of an index of a passage. */
export function placeOf(passage: Passage, index: number): { line: number; column: number } {
  const span = passage.spans.findLast((one) => one.index <= index) ?? passage.spans[0];
  if (!span) return { line: 1, column: 1 };
  const before = passage.text.slice(span.index, index).split('\n');
  const last = before.at(-1) ?? '';
  return before.length > 1
    ? { line: span.line + before.length - 1, column: last.length + 1 }
    : { line: span.line, column: span.column + last.length };
}
