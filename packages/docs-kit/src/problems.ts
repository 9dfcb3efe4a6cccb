import path from 'node:path';

/** Formats a path relative to the repository. */
export function relativeToRoot(file: string, { root }: { root: string }): string {
  return path.relative(root, file).split(path.sep).join('/');
}

/** A position in a file. */
export interface Position {
  line: number;
  column: number;
}

/** A problem in a file, and the rule that found it. */
export interface Problem extends Position {
  file: string;
  rule: string;
  message: string;
}

/** Formats a problem as `file:line:column: message`, which editors recognize. */
export function formatProblem({ file, line, column, rule, message }: Problem): string {
  return `${file}:${line}:${column}: ${message} (${rule})`;
}

/** A parser's error. For a tag that is never closed, the location is only in its message. */
interface SyntaxProblem extends Partial<Position> {
  reason?: string;
  message: string;
}

/** What to do about an error, by the start of its message. */
const hints: readonly [start: string, hint: string][] = [
  ['Unexpected character', '. A < that stands for itself is written \\<.'],
  ['Expected a closing tag', '. A component without text inside ends with />.'],
];

/** A page that is not valid MDX, so that no rule can check it. */
export class UnreadablePage extends Error {
  readonly position: Position;

  constructor(
    readonly file: string,
    cause: unknown,
  ) {
    const { line, column, reason, message } = cause as SyntaxProblem;
    const what = reason ?? message;
    const [, hint = ''] = hints.find(([start]) => what.startsWith(start)) ?? [];
    super(what + hint, { cause });
    const [, saidLine = '1', saidColumn = '1'] = /\((\d+):(\d+)/.exec(this.message) ?? [];
    this.position = { line: line ?? Number(saidLine), column: column ?? Number(saidColumn) };
  }

  /** The same, as checks report it. */
  get problem(): Problem {
    return { file: this.file, ...this.position, rule: 'syntax', message: this.message };
  }
}
