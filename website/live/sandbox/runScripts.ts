import { blobOf } from './blobOf';
import { nameImports } from './nameImports';
import type { PageScript } from './PageScript';
import { pointImports } from './pointImports';
import { readLocale } from './readLocale';

/** Puts a script into the page. What it throws is an error of the page, as in any. */
function addScript(address: string, isModule: boolean): Promise<void> {
  const script = document.createElement('script');
  if (isModule) script.type = 'module';
  script.src = address;
  return new Promise((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new TypeError('Failed to load a module script'));
    document.head.append(script);
  });
}

async function runScript(
  { text, isModule }: PageScript,
  addresses: ReadonlyMap<string, string>,
): Promise<void> {
  const { code, unknown } = pointImports(text, addresses);
  const name = (error: unknown): unknown => nameImports(error, unknown, addresses, readLocale());
  // After what the browser says of it.
  const explain = (event: ErrorEvent): void => {
    const named = name(event.error);
    if (named !== event.error) console.error(named);
  };
  addEventListener('error', explain);
  await addScript(blobOf(code), isModule).catch((error: unknown) => console.error(name(error)));
  removeEventListener('error', explain);
}

/**
 * Runs the scripts of a page one after the other, the modules last, what they import being found at
 * these addresses. As in any page, none waits for what another awaits, or ends by its error.
 */
export async function runScripts(
  scripts: readonly PageScript[],
  addresses: ReadonlyMap<string, string>,
): Promise<void> {
  const inOrder = [...scripts].sort((a, b) => Number(a.isModule) - Number(b.isModule));
  for (const script of inOrder) await runScript(script, addresses);
}
