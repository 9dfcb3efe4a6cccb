import type { JSONOutput } from 'typedoc';

/** The words of a docstring on one line, with code in backticks as it was written. */
export function renderComment(parts: JSONOutput.CommentDisplayPart[] | undefined): string {
  return (parts ?? [])
    .map((part) => part.text)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The words of one block tag, such as `@returns`. */
export function renderTag(comment: JSONOutput.Comment | undefined, tag: string): string {
  return renderComment(comment?.blockTags?.find((block) => block.tag === tag)?.content);
}
