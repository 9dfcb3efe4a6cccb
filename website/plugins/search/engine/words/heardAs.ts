const plain: Record<string, string> = { i: 'k', u: 'j', y: 'h', b: 'n' };

/**
 * Folds the keystrokes of a Hangul word to what is heard, for words that are written as they sound:
 * ㅐ is ㅔ, ㅚ is ㅙ and ㅞ, after ㅈ, ㅉ and ㅊ ㅕ is ㅓ, ㅆ is ㅅ, and 쉬 is 시: 클로져, 메세지,
 * 랜더링, 쓰레드, 해쉬.
 */
export const heardAs = (keys: string): string =>
  keys
    .replace(/ho|hl|np/g, '@')
    .replace(/[oOP]/g, 'p')
    .replace(/(?<=[tT])nl/g, 'l')
    .replace(/T/g, 't')
    .replace(/(?<=[wWc])[iuyb]/g, (vowel) => plain[vowel] ?? vowel);
