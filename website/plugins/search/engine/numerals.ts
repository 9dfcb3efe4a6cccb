/** Digits that JSON writes as they are. The second half says that more digits follow. */
const digits = Array.from({ length: 92 }, (_, at) => String.fromCharCode(0x23 + at))
  .filter((digit) => digit !== '\\')
  .slice(0, 90)
  .join('');
const base = digits.length / 2;

/** Writes a whole number in a digit or a few, the lowest first. */
export function writeNumber(value: number): string {
  let text = '';
  let left = value;
  for (; left >= base; left = Math.floor(left / base)) text += digits.charAt(base + (left % base));
  return text + digits.charAt(left);
}

/** Gives a function that reads number after number. */
export function numberReader(text: string): () => number {
  let at = 0;
  return () => {
    let value = 0;
    for (let scale = 1; ; scale *= base) {
      const digit = digits.indexOf(text.charAt(at++));
      value += (digit % base) * scale;
      if (digit < base) return value;
    }
  };
}
