export type ByteRange = { start: number; end: number } | 'unsatisfiable' | undefined;

/**
 * Reads a Range header for a body of `size` bytes; `end` is inclusive. Several ranges, other units
 * and nonsense mean the whole body, as RFC 9110 allows.
 */
export function parseRange(header: string | undefined, size: number): ByteRange {
  const match = /^bytes=\s*(\d*)-(\d*)\s*$/.exec(header ?? '');
  if (!match || (!match[1] && !match[2])) return undefined;
  const first = match[1] ? Number(match[1]) : Math.max(0, size - Number(match[2]));
  const last = match[1] && match[2] ? Number(match[2]) : size - 1;
  if (match[1] && match[2] && last < first) return undefined;
  if (first >= size) return 'unsatisfiable';
  return { start: first, end: Math.min(last, size - 1) };
}
