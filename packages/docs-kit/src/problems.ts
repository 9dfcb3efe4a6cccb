/** Where something begins in a file. */
export interface Place {
  line: number;
  column: number;
}

/** Something that is wrong in a file, and the rule that found it. */
export interface Problem extends Place {
  file: string;
  rule: string;
  message: string;
}

/** Writes a problem as editors understand it. */
export function formatProblem({ file, line, column, rule, message }: Problem): string {
  return `${file}:${line}:${column}: ${message} (${rule})`;
}

/** What a parser throws. Where it stopped stands only in its message when a tag is never closed. */
interface SyntaxProblem extends Partial<Place> {
  reason?: string;
  message: string;
}

/** A page that is not valid MDX: no check can look at it. */
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

  /** The same, as the checks report it. */
  get problem(): Problem {
    return { file: this.file, ...this.place, rule: 'syntax', message: this.message };
  }
}
