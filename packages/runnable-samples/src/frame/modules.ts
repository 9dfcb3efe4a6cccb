import type { Locale } from 'docs-kit';
import { words, readLocale } from './words';

/** The address of a generated script. */
export function createBlobUrl(script: string): string {
  return URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
}

const globalName = 'liveModules';

/** Creates modules from objects; returns their addresses. */
export function offerModules(
  modules: Record<string, object>,
  createUrl = createBlobUrl,
): Map<string, string> {
  Object.defineProperty(window, globalName, { value: modules });
  return new Map(
    Object.entries(modules).map(([name, exported]) => {
      const names = Object.keys(exported).join(', ');
      return [name, createUrl(`export const { ${names} } = window.${globalName}['${name}'];`)];
    }),
  );
}

const specifiers = /(\bfrom\s*|\bimport\s*\(?\s*)(["'])([\w@./:-]+)\2/g;

/** A served file is resolved by name, wherever a page says it is. */
const fileOf = (name: string): string => name.replace(/^https?:.*\//, '');

/** Code with resolved imports. */
interface RewrittenCode {
  code: string;
  /** Import specifiers in the code that nothing here provides. */
  unknown: string[];
}

/** Resolves the imports of code to these addresses. */
export function rewriteImports(
  text: string,
  addresses: ReadonlyMap<string, string>,
): RewrittenCode {
  const unknown: string[] = [];
  const code = text.replace(specifiers, (whole, before: string, quote: string, name: string) => {
    const address = addresses.get(fileOf(name));
    if (!address) unknown.push(name);
    return address ? `${before}${quote}${address}${quote}` : whole;
  });
  return { code, unknown };
}

/** Replaces generated addresses in an error with the names of modules. */
export function replaceBlobAddresses(error: unknown, addresses: ReadonlyMap<string, string>): void {
  if (!(error instanceof TypeError || error instanceof SyntaxError)) return;
  const { message } = error as { message: unknown };
  if (typeof message !== 'string') return;
  let named = message;
  for (const [name, address] of addresses) named = named.replaceAll(address, name);
  // Thrown objects may be frozen, and an error here would be mistaken for theirs.
  if (named !== message) Reflect.set(error, 'message', named);
}

// The browsers' messages for a missing module.
const isOfImports = /module specifier|bare specifier|imported module|module script|module name,/i;

/**
 * Explains a failed import: the browser only knows the addresses generated here.
 *
 * @param error - What running the code threw.
 * @param unknown - Import specifiers that nothing here provides.
 * @param addresses - The address of each name.
 */
export function explainFailedImport(
  error: unknown,
  unknown: readonly string[],
  addresses: ReadonlyMap<string, string>,
  locale: Locale,
): unknown {
  const isImportError = error instanceof TypeError && isOfImports.test(error.message);
  if (isImportError && unknown.length > 0) {
    const known = [...addresses.keys()].filter((name) => !name.endsWith('.mjs'));
    // Some messages name the module; a specifier may also be in a comment.
    const named = unknown.filter((name) => error.message.includes(name));
    const asked = named.length > 0 ? named : unknown;
    const message = words[locale].notImported(asked.join(', '), known.join(', '));
    return new TypeError(message, { cause: error });
  }
  replaceBlobAddresses(error, addresses);
  return error;
}

/** Runs a module to its end, resolving its imports to these addresses. */
export async function runModule(
  text: string,
  addresses: ReadonlyMap<string, string>,
): Promise<void> {
  const { code, unknown } = rewriteImports(text, addresses);
  await import(/* webpackIgnore: true */ createBlobUrl(code)).catch((error: unknown) => {
    throw explainFailedImport(error, unknown, addresses, readLocale());
  });
}
