const keyOf = (name: string): string => `edit:${name}`;

/** What the reader made of a sample, for as long as this tab is open. */
export function readKeptEdit(name: string): string | undefined {
  try {
    return sessionStorage.getItem(keyOf(name)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what the reader made of a sample; without a text, forgets it. */
export function keepEdit(name: string, text: string | undefined): void {
  try {
    if (text === undefined) sessionStorage.removeItem(keyOf(name));
    else sessionStorage.setItem(keyOf(name), text);
  } catch {
    // Storage may be forbidden or full; the edit then lives as long as the page.
  }
}
