/** Lets the id at the end of a heading through MDX, which would read its brace as an expression. */
export function escapeHeadingIds(source: string): string {
  return source.replace(/^(#{1,6} .*[^\\])\{#/gm, '$1\\{#');
}

const atTheEnd = /\s*\{#([^{}]+)\}\s*$/;

/** Splits the text of a heading from the id it gives. */
export function splitHeadingId(heading: string): { text: string; id: string | undefined } {
  return { text: heading.replace(atTheEnd, ''), id: atTheEnd.exec(heading)?.[1] };
}
