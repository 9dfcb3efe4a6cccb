/** What samples load beside their own file, as paths below the address of the site. */
export interface RunFiles {
  /** What every sample that is a module loads. */
  modules: readonly string[];
  /** What every other sample loads, by its name: one that is a page, or in React. */
  others: Record<string, readonly string[]>;
}

const scripts = /(["'])(\/[^"'\s]*\.m?js)\1/g;
const sdk = /^(sdk\/.*)product-sdk\.m?js$/;

/** The scripts that a document names, and what the SDK looks for beside itself. */
function listScripts(html: string, root: string): string[] {
  const named = [...html.matchAll(scripts)].map(([, , address = '']) => address.slice(root.length));
  const beside = named.flatMap((path) => {
    const [, folder] = sdk.exec(path) ?? [];
    return folder === undefined
      ? []
      : [`${folder}product-sdk.tools.js`, `${folder}product-sdk.worklet.js`];
  });
  return [...named, ...beside];
}

/**
 * Lists what runs need, by what their documents name.
 *
 * @param frame - The document that modules run in.
 * @param pages - The documents of the samples that are pages, by their names.
 * @param places - The address of the site, and of the frames below it.
 */
export function listRunFiles(
  frame: string,
  pages: Readonly<Record<string, string>>,
  { root, live }: { root: string; live: string },
): RunFiles {
  const ofPages = Object.entries(pages).map(([name, html]) => [name, listScripts(html, root)]);
  return {
    modules: [`${live}frame/`, ...listScripts(frame, root)],
    others: Object.fromEntries(ofPages),
  };
}
