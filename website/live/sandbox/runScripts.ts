import { blobOf } from './blobOf';
import { nameImports } from './nameImports';
import type { PageScript } from './PageScript';

const specifiers = /(\bfrom\s*|\bimport\s*\(?\s*)(["'])([\w./:-]+)\2/g;

/** A served file goes by its name, wherever a page says that it lies. */
const fileOf = (name: string): string => name.replace(/^https?:.*\//, '');

/** Runs a script that is no module. What it throws is an error of the page, as in any. */
function runClassic(address: string): Promise<void> {
  const script = document.createElement('script');
  script.src = address;
  return new Promise((resolve) => {
    script.onload = () => resolve();
    document.head.append(script);
  });
}

/**
 * Runs scripts one after the other, the modules last as in any page, what they import being found
 * at these addresses.
 */
export async function runScripts(
  scripts: readonly PageScript[],
  addresses: ReadonlyMap<string, string>,
): Promise<void> {
  const inOrder = [...scripts].sort((a, b) => Number(a.isModule) - Number(b.isModule));
  for (const { text, isModule } of inOrder) {
    const unknown: string[] = [];
    const code = text.replace(specifiers, (whole, before: string, quote: string, name: string) => {
      const address = addresses.get(fileOf(name));
      if (!address) unknown.push(name);
      return address ? `${before}${quote}${address}${quote}` : whole;
    });
    const running = isModule ? import(blobOf(code)) : runClassic(blobOf(code));
    await running.catch((error: unknown) => {
      throw nameImports(error, unknown, addresses);
    });
  }
}
