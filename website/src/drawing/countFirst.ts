const lineHeight = 26;
// What stands above the text, and the heading of the page.
const linesAbove = 8;
// A paragraph or a heading, with the space around it.
const linesOfBlock = 2;
// What is around the lines of a sample.
const linesAround = 3;

/**
 * How many blocks of a text fill a window of this height.
 *
 * @param linesOfCode of each block that is or has code
 */
export function countFirst(linesOfCode: readonly number[], height: number): number {
  let lines = linesAbove;
  const last = linesOfCode.findIndex((code) => {
    lines += linesOfBlock + (code && code + linesAround);
    return lines * lineHeight > height;
  });
  return last < 0 ? linesOfCode.length : last + 1;
}
