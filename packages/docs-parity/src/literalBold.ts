const unseen = /<(script|style|pre|code|head)\b[^]*?<\/\1>|<[^>]*>/gi;

/** The text around a visible `**`; nothing when there is none. */
export function findLiteralBold(html: string): string | undefined {
  const text = html.replace(unseen, ' ');
  const at = text.indexOf('**');
  return at === -1 ? undefined : text.slice(Math.max(0, at - 20), at + 30).replace(/\s+/g, ' ');
}

/**
 * Checks a built page for asterisks that should have made text bold.
 *
 * @throws when it shows them
 */
export function assertBold({ path, html }: { path: string; html: string }): void {
  // Most pages have none, so a quick test comes first.
  const found = html.includes('**') && findLiteralBold(html);
  if (!found) return;
  throw new Error(`${path.slice(1)} shows two asterisks to its readers: "${found}".`);
}
