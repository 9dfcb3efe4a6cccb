import path from 'node:path';
import { cutRegion } from './cutRegion';
import { fillPlaceholders, type PlaceholderValues } from './fillPlaceholders';
import { extensionOf } from './findSample';
import { highlight } from './highlight';
import { languages } from './languages';
import { parseLines } from './parseLines';
import type { SampleData, SampleProof } from './SampleData';

const NAME_WITH_HYPHENS = /(?<=^|[\s>]|:\/\/)\w[\w.]*-[\w.-]*\/?/gm;

/**
 * Lets a line of a highlighted command end before an address, which an option would hold fast, and
 * behind each slash of a path, and not at the hyphens of a name. What is copied stays as it is.
 */
export const breakPaths = (html: string): string =>
  html
    .replace(/(?=https?:)|(?<=\w\/)(?=\w)/g, '<wbr>')
    .replace(NAME_WITH_HYPHENS, '<span class=whole>$&</span>');

/** What a page may say about a sample beside its name. */
export interface SampleQuery {
  region?: string;
  lines?: string;
}

/** The lines of a sample as a reader sees them: its region, with the placeholders filled in. */
export function shownText(
  name: string,
  source: string,
  region: string | undefined,
  values: PlaceholderValues,
): string {
  const text = cutRegion(source, region);
  return languages[extensionOf(name)]?.placeholders ? fillPlaceholders(text, values) : text;
}

/** The extension that what is shown would have: a region of an HTML file may be of its script alone. */
function shownExtension(extension: string, text: string): string {
  return extension === 'html' && !text.startsWith('<') ? 'js' : extension;
}

/** How wide the text is: `narrow` fits a phone, `third` and `half` a part of a page, `medium` its column. */
function widthOf(text: string): SampleData['width'] {
  // A Hangul syllable is as wide as two letters.
  const widen = (line: string): string => line.replace(/\p{Script=Hangul}/gu, '__');
  const columns = Math.max(...text.split('\n').map((line) => widen(line).length));
  if (columns <= 34) return 'narrow';
  if (columns <= 48) return 'third';
  if (columns <= 60) return 'half';
  return columns <= 78 ? 'medium' : 'wide';
}

/** A sample of more lines is folded to the first of these, or to the last marked line and what follows it. */
const foldedFrom = 24;
const leastShown = 16;
const shownBehindMark = 3;

/**
 * Puts the lines that a reader sees only on request into an element of their own.
 *
 * @returns nothing where there are too few of them.
 */
export function foldRest(
  html: string,
  lines: number,
  markedLines: ReadonlySet<number>,
): string | undefined {
  const shown = Math.max(leastShown, Math.max(0, ...markedLines) + shownBehindMark);
  if (lines <= foldedFrom || lines - shown < foldedFrom - leastShown) return undefined;
  // A marked line has its line break within.
  const start = html.split('\n', shown).join('\n').length + 1;
  const end = html.startsWith('</span>', start) ? start + '</span>'.length : start;
  return `${html.slice(0, end)}<span class=rest>${html.slice(end)}</span>`;
}

/**
 * Everything the block needs to show a sample.
 *
 * @throws when the region, the lines or a placeholder are not right; the message names the sample.
 */
export async function renderSample(
  name: string,
  source: string,
  query: SampleQuery,
  values: PlaceholderValues,
): Promise<Omit<SampleData, keyof SampleProof>> {
  const extension = extensionOf(name);
  try {
    const text = shownText(name, source, query.region, values);
    const shown = shownExtension(extension, text);
    const language = languages[shown];
    if (!language) throw new Error(`no language is known for .${extension}`);
    const markedLines = parseLines(query.lines ?? '');
    const html = await highlight(text, shown, markedLines);
    const lines = text.split('\n').length;
    const folded = language.titled ? foldRest(html, lines, markedLines) : undefined;
    return {
      name,
      label: language.label,
      ...(language.titled && { title: path.basename(name) }),
      ...(folded && { lines }),
      html: folded ?? (language.breaksPaths ? breakPaths(html) : html),
      width: widthOf(text),
    };
  } catch (error) {
    throw new Error(`sample "${name}": ${(error as Error).message}`, { cause: error });
  }
}
