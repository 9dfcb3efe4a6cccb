import type { Locale } from '@site/brand';
import { words, readLocale } from './words';

/** The address of a script made here. */
export function createBlobUrl(script: string): string {
  return URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
}

const globalName = 'liveModules';

/** Makes modules of objects, and tells where each can be imported from. */
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

/** A served file goes by its name, wherever a page says that it lies. */
const fileOf = (name: string): string => name.replace(/^https?:.*\//, '');

/** Code whose imports are found. */
interface RewrittenCode {
  code: string;
  /** The names that it seems to import and that nothing here goes by. */
  unknown: string[];
}

/** Has code import from these addresses. */
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

/** Has an error say the names of modules in the place of the addresses made here. */
export function replaceBlobAddresses(error: unknown, addresses: ReadonlyMap<string, string>): void {
  if (!(error instanceof TypeError || error instanceof SyntaxError)) return;
  const { message } = error as { message: unknown };
  if (typeof message !== 'string') return;
  let named = message;
  for (const [name, address] of addresses) named = named.replaceAll(address, name);
  // What the code threw may be closed to changes, and what is thrown here would be taken for it.
  if (named !== message) Reflect.set(error, 'message', named);
}

// What the browsers say of a module that is not there.
const isOfImports = /module specifier|bare specifier|imported module|module script|module name,/i;

/**
 * Says of an import that failed what was asked for: a browser knows the addresses made here only.
 *
 * @param error - What running the code threw.
 * @param unknown - The names that it seems to import and that nothing here goes by.
 * @param addresses - Where each name can be imported from.
 */
export function explainFailedImport(
  error: unknown,
  unknown: readonly string[],
  addresses: ReadonlyMap<string, string>,
  locale: Locale,
): unknown {
  const isTold = error instanceof TypeError && isOfImports.test(error.message);
  if (isTold && unknown.length > 0) {
    const known = [...addresses.keys()].filter((name) => !name.endsWith('.mjs'));
    // Some say which it is; a name may also stand in a comment.
    const said = unknown.filter((name) => error.message.includes(name));
    const asked = said.length > 0 ? said : unknown;
    const message = words[locale].notImported(asked.join(', '), known.join(', '));
    return new TypeError(message, { cause: error });
  }
  replaceBlobAddresses(error, addresses);
  return error;
}

/** Runs a module to its end, what it imports being found at these addresses. */
export async function runModule(
  text: string,
  addresses: ReadonlyMap<string, string>,
): Promise<void> {
  const { code, unknown } = rewriteImports(text, addresses);
  await import(createBlobUrl(code)).catch((error: unknown) => {
    throw explainFailedImport(error, unknown, addresses, readLocale());
  });
}
