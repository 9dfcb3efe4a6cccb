import { hangulOfKeys, keysOf } from '../words/hangul';
import type { AskedWord } from './Slot';

const shifted = 'QWERTOP';

/** What a word would be had the keyboard been in the other language; nothing when that is no word. */
export function swapLayout({ text, script }: AskedWord): AskedWord | undefined {
  if (script === 'hangul') {
    const keys = keysOf(text);
    return keys.length > 1 && /^[\x21-\x7e]+$/.test(keys)
      ? { text: keys, script: 'latin' }
      : undefined;
  }
  if (!/^[A-Za-z]{3,}$/.test(text)) return undefined;
  const keys = text.replace(/[A-Z]/g, (key) => (shifted.includes(key) ? key : key.toLowerCase()));
  const hangul = hangulOfKeys(keys);
  return /^[가-힣]+[ㄱ-ㅎ]?$/.test(hangul) ? { text: hangul, script: 'hangul' } : undefined;
}
