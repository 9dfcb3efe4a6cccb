/** A self-closing component that shows a short name, as `<ErrorCode code="text-empty" />` does. */
const naming = /<[A-Z]\w*\s[^<>]*?\b(?:name|code|of)="([\w.-]+)"[^<>]*\/>/g;

/** The text of Markdown as a reader sees it; tags and comments go. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/<!--.*?-->/gs, ' ')
    .replace(naming, '$1')
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(`+)(.*?)\1/g, (_, _ticks, code: string) => code.replace(/</g, '\u2039'))
    .replace(/\\([<>*_`#|])/g, (_, mark: string) => (mark === '<' ? '\u2039' : mark))
    .replace(/<\/?[A-Za-z][^<>]*>/g, ' ')
    .replace(/\u2039/g, '<')
    .replace(/\*\*|~~|(?<![\p{L}\p{N}])[*_]|[*_](?![\p{L}\p{N}])/gu, '')
    .replace(/^\s*(?:[-*+]|\d+\.|>|\|(?!\|))\s*/gm, '')
    .replace(/\s*(?<!\|)\|(?!\|)\s*/g, ' · ')
    .replace(/[ \t]+/g, ' ')
    .trim();
}

/** The text of a title, which may be nothing but a tag: `<form>`. */
export const plainTitle = (title: string): string =>
  plainText(title) || title.replace(/[<>/]/g, ' ').trim();
