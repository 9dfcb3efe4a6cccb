import { blobOf } from './blobOf';

const specifiers = /(\bfrom\s*|\bimport\s*\(?\s*)(["'])([\w./-]+)\2/g;

/** Runs scripts as modules, one after the other, what they import being found at these addresses. */
export async function runScript(
  scripts: readonly string[],
  addresses: ReadonlyMap<string, string>,
): Promise<void> {
  for (const script of scripts) {
    const code = script.replace(specifiers, (whole, before: string, quote: string, name: string) =>
      addresses.has(name) ? `${before}${quote}${addresses.get(name)}${quote}` : whole,
    );
    await import(blobOf(code));
  }
}
