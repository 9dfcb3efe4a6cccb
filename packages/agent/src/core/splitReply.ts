const SHORTEST_PART = 12;

/** Splits a reply into parts of a few words, which joined give the reply again. */
export function splitReply(reply: string): string[] {
  const parts: string[] = [];
  for (const word of reply.split(/(?<=\s)(?=\S)/u)) {
    const last = parts.at(-1);
    if (last !== undefined && last.length < SHORTEST_PART) parts.splice(-1, 1, last + word);
    else parts.push(word);
  }
  return parts.filter((part) => part !== '');
}
