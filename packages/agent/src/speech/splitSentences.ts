/** Splits a text into sentences, so that the first can be heard while the next is prepared. */
export function splitSentences(text: string): string[] {
  return text
    .split(/(?<=[.!?。！？…]["'”’)]?)\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}
