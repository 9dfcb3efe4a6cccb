const unseen = /<(script|style|pre|code|head)\b[^]*?<\/\1>|<[^>]*>/gi;

/** The words around a `**` that readers would see; nothing when there is none. */
export function findLiteralBold(html: string): string | undefined {
  const text = html.replace(unseen, ' ');
  const at = text.indexOf('**');
  return at === -1 ? undefined : text.slice(Math.max(0, at - 20), at + 30).replace(/\s+/g, ' ');
}
