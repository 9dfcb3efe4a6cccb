const specifiers = /(\bfrom\s*|\bimport\s*\(?\s*)(["'])([\w@./:-]+)\2/g;

/** A served file goes by its name, wherever a page says that it lies. */
const fileOf = (name: string): string => name.replace(/^https?:.*\//, '');

/** Code whose imports are found. */
export interface PointedCode {
  code: string;
  /** The names that it seems to import and that nothing here goes by. */
  unknown: string[];
}

/** Has code import from these addresses. */
export function pointImports(text: string, addresses: ReadonlyMap<string, string>): PointedCode {
  const unknown: string[] = [];
  const code = text.replace(specifiers, (whole, before: string, quote: string, name: string) => {
    const address = addresses.get(fileOf(name));
    if (!address) unknown.push(name);
    return address ? `${before}${quote}${address}${quote}` : whole;
  });
  return { code, unknown };
}
