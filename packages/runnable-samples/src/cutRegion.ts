import { didYouMean } from 'docs-kit';

const marker = /^\s*(?:\/\/|#|<!--|\/\*)\s*#(region|endregion)\b\s*([\w-]*)\s*(?:-->|\*\/)?\s*$/;

/** Removes the common indentation of non-empty lines. */
function dedent(lines: readonly string[]): string[] {
  const depths = lines.filter((line) => line.trim()).map((line) => line.search(/\S/));
  const depth = depths.length ? Math.min(...depths) : 0;
  return lines.map((line) => line.slice(depth));
}

/** The names of a sample's regions, in order. */
function regionNames(source: string): string[] {
  return source.split('\n').flatMap((line) => {
    const found = marker.exec(line);
    return found?.[1] === 'region' && found[2] ? [found[2]] : [];
  });
}

/**
 * The lines of a sample to show: all of them, or those of a region; never the markers.
 *
 * @throws when the region is not there or is not closed.
 */
export function cutRegion(source: string, region?: string): string {
  const open: string[] = [];
  const shown: string[] = [];
  let found = region === undefined;
  for (const line of source.split('\n')) {
    const mark = marker.exec(line);
    if (mark?.[1] === 'region') {
      open.push(mark[2] ?? '');
      found ||= mark[2] === region;
    } else if (mark) open.pop();
    else if (region === undefined || open.includes(region)) shown.push(line);
  }
  if (!found) {
    const names = regionNames(source);
    const hint = names.length ? `; it has ${names.map((name) => `"${name}"`).join(', ')}.` : '.';
    throw new Error(`it has no region "${region}"${hint}${didYouMean(region ?? '', names)}`);
  }
  if (open.length) throw new Error(`its region "${open.at(-1)}" is not closed`);
  return dedent(shown)
    .join('\n')
    .replace(/^\n+|\s+$/g, '');
}

/**
 * Parses line numbers such as `3-5,8`.
 *
 * @throws when the text is anything else.
 */
export function parseLines(text: string): Set<number> {
  const lines = new Set<number>();
  if (!text.trim()) return lines;
  for (const part of text.split(',')) {
    const range = /^\s*(\d+)(?:-(\d+))?\s*$/.exec(part);
    if (!range) throw new Error(`lines="${text}" is not a list of line numbers such as "3-5,8"`);
    const last = Number(range[2] ?? range[1]);
    for (let line = Number(range[1]); line <= last; line += 1) lines.add(line);
  }
  return lines;
}
