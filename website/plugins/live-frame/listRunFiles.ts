/** The files that samples load besides their own, as paths below the site's base URL. */
export interface RunFiles {
  /** The files of every sample that is a module. */
  modules: readonly string[];
  /** The files of other samples, by name: those that are pages or use React. */
  others: Record<string, readonly string[]>;
}

const scripts = /(["'])(\/[^"'\s]*\.m?js)\1/g;
const sdk = /^(sdk\/.*)product-sdk\.m?js$/;

/** The scripts in a document, and what the SDK loads from beside itself. */
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
 * Lists the files that samples need, from the documents they run in.
 *
 * @param frame - The document of modules.
 * @param pages - The documents of the samples that are pages, by name.
 * @param places - The base URL of the site and of the frames.
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
