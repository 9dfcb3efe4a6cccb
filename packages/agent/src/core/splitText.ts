/** Replaces lone surrogates with U+FFFD. */
const replaceHalves = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd');

/** Finds a high surrogate at the end of a text, whose other half may still arrive. */
const findHalf = (text: string): string => /[\ud800-\udbff]$/.exec(text)?.[0] ?? '';

/**
 * Truncates a text without splitting a surrogate pair.
 * @param most - The longest it may be, as `text.length` counts.
 */
export function cutText(text: string, most: number): string {
  const cut = text.slice(0, most);
  const half = cut.length < text.length ? findHalf(cut) : '';
  return replaceHalves(cut.slice(0, cut.length - half.length));
}

/**
 * Re-chunks a stream of text so that no surrogate pair is split: a language model may send a
 * character in two parts, neither of which is valid alone.
 * @param most - The longest all of it may be; what goes beyond is left out, and not waited for.
 */
export async function* readWholeCharacters(
  parts: AsyncIterable<unknown>,
  most: number,
): AsyncGenerator<string> {
  let half = '';
  let left = most;
  for await (const part of parts) {
    const text = half + String(part);
    half = findHalf(text);
    const whole = text.slice(0, text.length - half.length);
    const fitting = cutText(whole, left);
    if (fitting !== '') yield fitting;
    left -= fitting.length;
    if (left === 0 || fitting.length < whole.length) return;
  }
  if (half !== '') yield replaceHalves(half);
}

/** Splits a text into sentences, so that the first can be heard while the next is synthesized. */
export function splitSentences(text: string): string[] {
  return text
    .split(/(?<=[.!?。！？…]["'”’)]?)\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}
