/**
 * Tells whether a printed line matches the expected one, which may be a pattern between slashes.
 */
function matchesLine(line: string, expected: string): boolean {
  const pattern = /^\/(.*)\/([a-z]*)$/s.exec(expected);
  return pattern ? new RegExp(pattern[1] ?? '', pattern[2]).test(line) : line === expected;
}

/** The printed lines, each replaced by the expected one it matches, for the assertion. */
export function alignLines(lines: readonly string[], expected: readonly string[]): string[] {
  return lines.map((line, index) => {
    const wanted = expected[index];
    return wanted !== undefined && matchesLine(line, wanted) ? wanted : line;
  });
}
