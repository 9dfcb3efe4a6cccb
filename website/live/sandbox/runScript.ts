import { blobOf } from './blobOf';

const specifiers = /(\bfrom\s*|\bimport\s*\(?\s*)(["'])([\w./:-]+)\2/g;

/** A served file goes by its name, wherever a page says that it lies. */
const fileOf = (name: string): string => name.replace(/^https?:.*\//, '');

/** Runs scripts as modules, one after the other, what they import being found at these addresses. */
export async function runScript(
  scripts: readonly string[],
  addresses: ReadonlyMap<string, string>,
): Promise<void> {
  for (const script of scripts) {
    const code = script.replace(
      specifiers,
      (whole, before: string, quote: string, name: string) => {
        const address = addresses.get(fileOf(name));
        return address ? `${before}${quote}${address}${quote}` : whole;
      },
    );
    await import(blobOf(code));
  }
}
