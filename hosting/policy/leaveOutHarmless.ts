import { refusedName, refusedValue } from './refused';

const attribute = `(?:\\s+|(?<=["']))[^\\s"'<>=/]+(?:=(?:"[^"]*"|'[^']*'|[^\\s"'<>=][^\\s"'<>]*))?`;
const tag = `(?:<[a-z][\\w-]*(?:${attribute})*\\s*/?>|</[a-z][\\w-]*>|<!doctype html>)`;
const comment = '<!--(?:-?>|[^]*?-->)';
const withText = '<(script|style|title)(?![\\w-])[^<>]*>[^]*?</\\2(?:\\s[^>]*)?>';

// No entity, which would have to be decoded first, and no text with a scheme.
const value = `(?!"?${refusedValue})(?:"[^"<>&]*"|[^\\s"'<>=&\`]+)`;
const harmlessAttribute = ` (?!${refusedName})[a-z][\\w:-]*(?:=${value})?`;
const harmless = `</?(?!script|style|title)[a-z][\\w-]*(?:${harmlessAttribute})*/?>`;

// So many at once: the stack does not hold the two million short paragraphs of a long page.
const parts = new RegExp(
  `(?:${harmless}[^<]*){1,50}|((?:${withText}|${comment}|(?!<(?:script|style|title))${tag})[^<]*)`,
  'gi',
);

/**
 * Leaves out of a page the tags that no policy minds and the text between tags: most of it, which then
 * need not be parsed. A page that is written otherwise than expected is left as it is.
 */
export function leaveOutHarmless(html: string): string {
  let kept = '';
  let length = 0;
  for (const [part, minded = ''] of html.matchAll(parts)) {
    length += part.length;
    kept += minded;
  }
  return length === html.length ? kept : html;
}
