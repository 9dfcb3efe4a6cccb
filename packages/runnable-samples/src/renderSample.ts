import path from 'node:path';
import { cutRegion, parseLines } from './cutRegion';
import { extensionOf } from './findSample';
import type { Highlight } from './highlight';
import { languages } from './languages';

/** How a sample is verified. */
export interface SampleVerification {
  /** By a run; as data that parses; or, where it cannot be run, by types or syntax only. */
  proof: 'run' | 'data' | 'types' | 'syntax';
  /** The run in which it met its expectation, while that is current. */
  verified?: { version: string; date: string };
  /** For a server in another language: its last tested runtime, while that is current. */
  ran?: { runtime: string; date: string };
}

/** A sample as the build passes it to the block. */
export interface SampleData extends SampleVerification {
  /** Its path in the folder of samples. */
  name: string;
  /** The name of its language. */
  label: string;
  /** Its file name, if it is shown. */
  title?: string;
  /** The highlighted code; its text is the sample verbatim. */
  html: string;
  /** The problem that its run reproduces first. */
  problem?: string;
  /** The number of lines, if those in an element of class `rest` are collapsed. */
  lines?: number;
  /**
   * Whether its lines fit a phone (`narrow`), a third or half of a page, a page's column
   * (`medium`), or none.
   */
  width: 'narrow' | 'third' | 'half' | 'medium' | 'wide';
}

const NAME_WITH_HYPHENS = /(?<=^|[\s>]|:\/\/)\w[\w.]*-[\w.-]*\/?/gm;

/**
 * Adds line break opportunities to a highlighted command: before URLs, and after slashes of a path,
 * but not at hyphens. Copied text is unchanged.
 */
export const breakPaths = (html: string): string =>
  html
    .replace(/(?=https?:)|(?<=\w\/)(?=\w)/g, '<wbr>')
    .replace(NAME_WITH_HYPHENS, '<span class=whole>$&</span>');

/** The values of placeholders in samples. */
export interface PlaceholderValues {
  /** The public address of the site, without a trailing slash. */
  site: string;
  /** The version of the SDK. */
  version: string;
  /** The subresource integrity of a served file, by name. */
  integrity: (file: string) => string;
}

/**
 * Replaces placeholders.
 *
 * @throws when a placeholder is not one of `{{site}}`, `{{version}}`, `{{integrity:FILE}}`.
 */
export function fillPlaceholders(text: string, values: PlaceholderValues): string {
  return text.replace(/\{\{([^{}\n]+)\}\}/g, (whole, name: string) => {
    if (name === 'site') return values.site;
    if (name === 'version') return values.version;
    if (name.startsWith('integrity:')) return values.integrity(name.slice('integrity:'.length));
    throw new Error(`it has an unknown placeholder ${whole}`);
  });
}

/** What a page may set on a sample besides its name. */
export interface SampleQuery {
  region?: string;
  lines?: string;
}

/** The lines of a sample to show: its region, with placeholders replaced. */
export function shownText(
  name: string,
  source: string,
  region: string | undefined,
  values: PlaceholderValues,
): string {
  const text = cutRegion(source, region);
  return languages[extensionOf(name)]?.placeholders ? fillPlaceholders(text, values) : text;
}

/** The language of what is shown: a region of an HTML file may be script only. */
function shownExtension(extension: string, text: string): string {
  return extension === 'html' && !text.startsWith('<') ? 'js' : extension;
}

/**
 * The width of the text: `narrow` fits a phone, `third` and `half` a part of a page, `medium` its
 * column.
 */
function widthOf(text: string): SampleData['width'] {
  // A Hangul syllable is as wide as two letters.
  const widen = (line: string): string => line.replace(/\p{Script=Hangul}/gu, '__');
  const columns = Math.max(...text.split('\n').map((line) => widen(line).length));
  if (columns <= 34) return 'narrow';
  if (columns <= 48) return 'third';
  if (columns <= 60) return 'half';
  return columns <= 78 ? 'medium' : 'wide';
}

/**
 * Longer samples are collapsed to the first of these numbers of lines, or up to the last marked
 * line and the next.
 */
const foldedFrom = 24;
const leastShown = 16;
const shownBehindMark = 3;

/**
 * Wraps the lines to collapse in an element.
 *
 * @returns Nothing when there are too few of them.
 */
export function foldRest(
  html: string,
  lines: number,
  markedLines: ReadonlySet<number>,
): string | undefined {
  const shown = Math.max(leastShown, Math.max(0, ...markedLines) + shownBehindMark);
  if (lines <= foldedFrom || lines - shown < foldedFrom - leastShown) return undefined;
  // A marked line includes its line break.
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
  highlight: Highlight,
): Promise<Omit<SampleData, keyof SampleVerification>> {
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
