import { encodeText } from './encodeText';

/** What messengers and mail programs still carry whole. */
const MOST_LETTERS = 8_000;

/** The address that opens an edited sample on this page; undefined when it would be too long. */
export async function addressOf(name: string, text: string): Promise<string | undefined> {
  const letters = await encodeText(text);
  if (letters.length > MOST_LETTERS) return undefined;
  return `${location.href.replace(/#.*/s, '')}#edit=${name}&text=${letters}`;
}
