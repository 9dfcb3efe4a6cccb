const unseen = /<(script|style|pre|code|head)\b[^]*?<\/\1>|<[^>]*>/gi;

/** The words around a `**` that readers would see; nothing when there is none. */
export function findLiteralBold(html: string): string | undefined {
  const text = html.replace(unseen, ' ');
  const at = text.indexOf('**');
  return at === -1 ? undefined : text.slice(Math.max(0, at - 20), at + 30).replace(/\s+/g, ' ');
}

/**
 * Looks through a built page for asterisks that were meant to make words bold.
 *
 * @throws when it shows them
 */
export function assertBold({ path, html }: { path: string; html: string }): void {
  // Hardly a page has any, and that is seen at once.
  const found = html.includes('**') && findLiteralBold(html);
  if (!found) return;
  throw new Error(`${path.slice(1)} shows two asterisks to its readers: "${found}".`);
}
