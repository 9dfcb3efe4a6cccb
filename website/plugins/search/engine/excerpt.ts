import type { Piece } from './answer';
import type { Highlighter } from './highlight';

const length = 110;
const lead = 24;

/** Cuts from a section's text the stretch with the most matches, whole words only. */
export function excerpt(text: string, highlighter: Highlighter): Piece[] {
  const flat = text.replace(/\s+/g, ' ').trim();
  const starts = highlighter.ranges(flat).map(([start]) => start);
  let best = 0;
  let most = 0;
  for (const start of starts) {
    const count = starts.filter((other) => other >= start && other < start + length - lead).length;
    if (count > most) [best, most] = [start, count];
  }
  let from = best <= lead ? 0 : flat.lastIndexOf(' ', best - lead) + 1;
  if (best - from > lead * 2) from = best - lead;
  let to = Math.min(flat.length, from + length);
  if (to < flat.length) to = Math.max(flat.lastIndexOf(' ', to), from + length - lead);
  const cut = `${from > 0 ? '…' : ''}${flat.slice(from, to)}${to < flat.length ? '…' : ''}`;
  return highlighter.pieces(cut);
}
