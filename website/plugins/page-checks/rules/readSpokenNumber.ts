const english: Record<string, number> = Object.fromEntries(
  [
    ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
    ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen'],
    ...['eighteen', 'nineteen', 'twenty'],
  ].map((word, index) => [word, index + 1]),
);
const tens = ['thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety', 'hundred'];
for (const [index, word] of tens.entries()) english[word] = (index + 3) * 10;
const native = ['한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열'];
const nativeTens = ['스무', '서른', '마흔', '쉰', '예순'];
const digits = '일이삼사오육칠팔구';
const places: Record<string, number> = { 십: 10, 백: 100, 천: 1000 };

/** Number words as patterns: English, Korean ones, and those that Korean counts minutes by. */
export const spoken = {
  english: `(?:${Object.keys(english).join('|')})(?: (?:hundred|thousand))?`,
  native: [...native, ...nativeTens].reverse().join('|'),
  sino: `[${digits}]?[십백천][${digits}십백천]*|[일삼사오육칠팔구]`,
};

function readSino(word: string): number {
  let [sum, digit] = [0, 0];
  for (const sign of word) {
    const place = places[sign];
    if (place) [sum, digit] = [sum + (digit || 1) * place, 0];
    else digit = digits.indexOf(sign) + 1;
  }
  return sum + digit;
}

/** The value of a number in digits or in words of either language. */
export function readSpokenNumber(word: string): number {
  if (/^\d/.test(word)) return Number(word.replace(/[,_ ]/g, ''));
  const [first = '', times] = word.toLowerCase().split(' ');
  const value = english[first];
  if (value) return value * (times === 'hundred' ? 100 : times === 'thousand' ? 1000 : 1);
  if (native.includes(word)) return native.indexOf(word) + 1;
  if (nativeTens.includes(word)) return (nativeTens.indexOf(word) + 2) * 10;
  return readSino(word);
}
