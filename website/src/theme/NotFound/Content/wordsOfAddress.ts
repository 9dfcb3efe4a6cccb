function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * The words of the address's last part that has some, or of all of it: `/docs/api/send_text.html`
 * gives `send text`.
 */
export function wordsOfAddress(pathname: string): string {
  const parts = pathname.split('/').map((part) =>
    decode(part)
      .replace(/\.html?$/, '')
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  );
  return parts.findLast((part) => part && part !== 'index') ?? pathname;
}
