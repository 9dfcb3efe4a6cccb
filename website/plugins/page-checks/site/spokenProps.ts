const shown = new Set(['label', 'alt', 'title', 'caption']);

/** Whether people see a prop as it is written. */
export function isShown(prop: string): boolean {
  return shown.has(prop);
}

/** Whether a prop is in the page's language, and so differs in the other; some only the search reads. */
export function isSpoken(prop: string): boolean {
  return isShown(prop) || prop === 'names';
}
