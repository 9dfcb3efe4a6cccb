const plain: Record<string, string> = { i: 'k', u: 'j', y: 'h', b: 'n' };

/**
 * Folds the keystrokes of a Hangul word to what is heard, for words that are written as they sound:
 * ㅐ is ㅔ, ㅚ is ㅙ and ㅞ, and after ㅈ, ㅉ and ㅊ ㅕ is ㅓ: 클로져, 메세지, 랜더링.
 */
export const heardAs = (keys: string): string =>
  keys
    .replace(/ho|hl|np/g, '@')
    .replace(/[oOP]/g, 'p')
    .replace(/(?<=[wWc])[iuyb]/g, (vowel) => plain[vowel] ?? vowel);
