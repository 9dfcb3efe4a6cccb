import type { PageProblem, Place } from './Page';

/** What a parser throws: where it stopped is only in its words where a tag is never closed. */
interface SyntaxProblem extends Partial<Place> {
  reason?: string;
  message: string;
}

/** A page that is no MDX: no check can look at it. */
export class UnreadablePage extends Error {
  readonly place: Place;

  constructor(
    readonly file: string,
    cause: unknown,
  ) {
    const { line, column, reason, message } = cause as SyntaxProblem;
    const what = reason ?? message;
    const isSign = what.startsWith('Unexpected character');
    super(isSign ? `${what}. A < that stands for itself is written \\<.` : what, { cause });
    const [, saidLine = '1', saidColumn = '1'] = /\((\d+):(\d+)/.exec(this.message) ?? [];
    this.place = { line: line ?? Number(saidLine), column: column ?? Number(saidColumn) };
  }

  /** The same, as the checks tell it. */
  get problem(): PageProblem {
    return { file: this.file, ...this.place, rule: 'syntax', message: this.message };
  }
}
