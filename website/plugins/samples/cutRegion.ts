const marker = /^\s*(?:\/\/|#|<!--|\/\*)\s*#(region|endregion)\b\s*([\w-]*)\s*(?:-->|\*\/)?\s*$/;

/** Takes away what all lines that hold something have in front of them. */
function dedent(lines: readonly string[]): string[] {
  const depths = lines.filter((line) => line.trim()).map((line) => line.search(/\S/));
  const depth = depths.length ? Math.min(...depths) : 0;
  return lines.map((line) => line.slice(depth));
}

/** The names of the regions a sample marks, in their order. */
export function regionNames(source: string): string[] {
  return source.split('\n').flatMap((line) => {
    const found = marker.exec(line);
    return found?.[1] === 'region' && found[2] ? [found[2]] : [];
  });
}

/**
 * The lines of a sample that are shown: all of them, or those of one region; never the markers
 * themselves.
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
    const names = regionNames(source).map((name) => `"${name}"`);
    const hint = names.length ? `; it has ${names.join(', ')}` : '';
    throw new Error(`it has no region "${region}"${hint}`);
  }
  if (open.length) throw new Error(`its region "${open.at(-1)}" is not closed`);
  return dedent(shown)
    .join('\n')
    .replace(/^\n+|\s+$/g, '');
}
