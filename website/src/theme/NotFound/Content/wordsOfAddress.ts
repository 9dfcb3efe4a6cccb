function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** What the last part of an address that has words says, or all of it where none has: `/docs/api/send_text.html` says `send text`. */
export function wordsOfAddress(pathname: string): string {
  const parts = pathname.split('/').map((part) =>
    decode(part)
      .replace(/\.html?$/, '')
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  );
  return parts.findLast((part) => part && part !== 'index') ?? pathname;
}
