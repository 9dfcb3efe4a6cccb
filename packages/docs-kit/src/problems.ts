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
