const repeated = /\s*(?:Default (?:`[^`]*`|[^.:`]+)|Required)\./g;

/** Leaves out the sentences of a docstring that say what a column of the table says already. */
export function withoutRepeated(text: string): string {
  return text.replace(repeated, '').trim();
}
