import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Position, Problem } from './problems';

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

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkDirective);

/**
 * Parses a page as the site's build does, keeping line numbers.
 *
 * @throws UnreadablePage when it is no MDX
 */
export function parsePage(source: string, file: string): Root {
  try {
    // Explicit heading ids are not MDX: their braces would be parsed as expressions.
    return parser.parse(source.replace(/^(#{1,6} .*[^\\])\{#/gm, '$1\\{#'));
  } catch (error) {
    throw new UnreadablePage(file, error);
  }
}
