import { hashOf, listElements, readInline } from 'static-host-rules';

/** Where the frames and their SDK are served: a frozen version has its own. */
export interface FrameAddresses {
  /** The base URL of the site, with a trailing slash. */
  root: string;
  /** The folders of the frames and of their SDK, below it. */
  live: string;
  sdk: string;
}

export const frameAddresses = (root: string, version?: string): FrameAddresses => ({
  root,
  live: version ? `live/${version}/` : 'live/',
  sdk: version ? `sdk/${version}/` : 'sdk/',
});

const basePolicy = "default-src 'none'; base-uri 'none'; form-action 'none'";

function head(policy: string): string {
  return [
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="robots" content="noindex">',
    '<meta name="viewport" content="width=device-width">',
  ].join('');
}

/**
 * The document for the site's own samples: scripts of this site, and no network.
 *
 * @param root - The base URL of the site.
 * @param version - The frozen version, if any.
 */
export function frameDocument(root: string, version?: string): string {
  const { live, sdk } = frameAddresses(root, version);
  const preloaded = [`${root}${live}frame/product-sdk.js`, `${root}${sdk}product-sdk.mjs`];
  const preloads = preloaded.map((href) => `<link rel="modulepreload" href="${href}">`).join('');
  return `<!doctype html><html lang="en"><head>${head(`${basePolicy}; script-src 'self'`)}<title>Sample</title>${preloads}<script type="module" src="${root}${live}frame/main.js"></script></head><body></body></html>\n`;
}

/**
 * The document for edited code. It is only shown without an origin, and its policy allows no
 * request at all: its code is inline, or in a `blob:` that it creates.
 */
export function sandboxDocument(script: string): string {
  const policy = [
    basePolicy,
    `script-src ${hashOf(script)} blob:`,
    "worker-src 'none'; frame-src 'none'; style-src 'unsafe-inline'; img-src data:; media-src blob:",
  ].join('; ');
  return `<!doctype html><html lang="en"><head>${head(policy)}<meta http-equiv="x-dns-prefetch-control" content="off"><title>Edited sample</title></head><body><script>${script}</script></body></html>\n`;
}

/**
 * A sample that is a page, with the base target set to its frame.
 *
 * @param root - The base URL of the site.
 * @param version - The frozen version, if any.
 */
export function pageDocument(html: string, root: string, version?: string): string {
  const { live } = frameAddresses(root, version);
  const inline = readInline(listElements(html));
  const policy = [
    basePolicy,
    `script-src 'self' ${inline.scripts.join(' ')}`,
    `style-src 'self' ${inline.styles.join(' ')}`,
  ].join('; ');
  const scripts = ['main', 'page'].map(
    (name) => `<script type="module" src="${root}${live}frame/${name}.js"></script>`,
  );
  return html.replace('<head>', () => `<head>${head(policy)}${scripts.join('')}`);
}

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
