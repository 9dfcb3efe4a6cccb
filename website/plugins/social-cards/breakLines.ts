/** How wide a character is set, in em; close enough to break a line by. */
function widthOf(character: string): number {
  if (/\p{Script=Hangul}|\p{Script=Han}/u.test(character)) return 0.93;
  if (/[mwMWA-Z@]/.test(character)) return 0.7;
  if (/[\s.,:;'!|iljtfr()/-]/.test(character)) return 0.32;
  return 0.56;
}

/** The set width of a text in em. */
export function textWidth(text: string): number {
  return [...text].reduce((sum, character) => sum + widthOf(character), 0);
}

/**
 * Breaks a text at spaces.
 * @param text - What to set.
 * @param maxWidth - The width of a line, in em.
 * @param maxLines - How many lines there may be; the last ends in an ellipsis where text is left.
 */
export function breakLines(text: string, maxWidth: number, maxLines: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && textWidth(longer) <= maxWidth) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  if (lines.length <= maxLines) return lines;
  let last = lines[maxLines - 1] ?? '';
  while (last.length > 0 && textWidth(`${last}…`) > maxWidth) last = last.slice(0, -1);
  return [...lines.slice(0, maxLines - 1), `${last.replace(/[\s.,]+$/, '')}…`];
}
