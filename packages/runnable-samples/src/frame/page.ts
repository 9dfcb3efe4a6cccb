import { createBlobUrl, explainFailedImport, rewriteImports } from './modules';
import { readLocale } from './words';

/** A script of a page. */
interface PageScript {
  text: string;
  /** Whether it is a module; otherwise its declarations are global. */
  isModule: boolean;
}

const typesOfCode = /^(|module|(text|application)\/(x-)?(java|ecma)script)$/i;

/** Whether the `type` of a script denotes code; other scripts are data and stay in the page. */
export const isCodeType = (type: string): boolean => typesOfCode.test(type.trim());

const attributeOf = (element: Element, name: string): string => element.getAttribute(name) ?? '';

const isCode = (script: Element): boolean => isCodeType(attributeOf(script, 'type'));

function copyAttributes(from: Element, to: Element): void {
  // Parsers create attributes with names that `setAttribute` rejects.
  for (const attribute of from.attributes) to.setAttributeNode(attribute.cloneNode() as Attr);
}

/**
 * Inserts a page into this document; returns its scripts, which run later.
 * @param look - Receives the parsed page first.
 */
export function showMarkup(markup: string, look: (page: Document) => void): PageScript[] {
  const page = new DOMParser().parseFromString(markup, 'text/html');
  look(page);
  const scripts = [...page.querySelectorAll('script')].filter(isCode);
  for (const script of scripts) script.remove();
  copyAttributes(page.documentElement, document.documentElement);
  copyAttributes(page.body, document.body);
  document.head.append(...page.head.querySelectorAll('style, template, script'));
  document.body.append(...page.body.childNodes);
  return scripts
    .filter((script) => !script.hasAttribute('src'))
    .map((script) => ({
      text: script.textContent ?? '',
      isModule: attributeOf(script, 'type').trim().toLowerCase() === 'module',
    }));
}

/** Appends a script to the page. What it throws is an uncaught error of the page. */
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
  const { code, unknown } = rewriteImports(text, addresses);
  const name = (error: unknown): unknown =>
    explainFailedImport(error, unknown, addresses, readLocale());
  // After the browser's own message.
  const explain = (event: ErrorEvent): void => {
    const named = name(event.error);
    if (named !== event.error) console.error(named);
  };
  addEventListener('error', explain);
  await addScript(createBlobUrl(code), isModule).catch((error: unknown) =>
    console.error(name(error)),
  );
  removeEventListener('error', explain);
}

/**
 * Runs the scripts of a page one after another, modules last, resolving their imports to these
 * addresses. As in any page, a script does not wait for what another awaits, and runs after another
 * has failed.
 */
export async function runScripts(
  scripts: readonly PageScript[],
  addresses: ReadonlyMap<string, string>,
): Promise<void> {
  const inOrder = [...scripts].sort((a, b) => Number(a.isModule) - Number(b.isModule));
  for (const script of inOrder) await runScript(script, addresses);
}

/** Dispatches the load events of a page: this document was loaded before the page was inserted. */
export function dispatchLoadEvents(): void {
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  dispatchEvent(new Event('load'));
}
