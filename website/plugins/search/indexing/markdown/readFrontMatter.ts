/** Reads the plain entries at the head of a page. Gives them and what comes after. */
export function readFrontMatter(source: string): [entries: Map<string, string>, body: string] {
  const match = /^\uFEFF?---\r?\n(.*?)\r?\n---\r?\n?/s.exec(source);
  const entries = new Map<string, string>();
  for (const line of match?.[1]?.split(/\r?\n/) ?? []) {
    const [, key, value] = /^(\w+):\s*(.*?)\s*$/.exec(line) ?? [];
    if (key && value) entries.set(key, value.replace(/^(['"])(.*)\1$/, '$2'));
  }
  return [entries, source.slice(match?.[0].length ?? 0)];
}
