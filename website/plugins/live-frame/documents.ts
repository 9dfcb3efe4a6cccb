import { listElements } from '../../../hosting/policy/listElements';
import { hashOf, readInline } from '../../../hosting/policy/readInline';

const nothing = "default-src 'none'; base-uri 'none'; form-action 'none'";

function head(policy: string): string {
  return [
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="robots" content="noindex">',
    '<meta name="viewport" content="width=device-width">',
  ].join('');
}

const frameScripts = ['main', 'product-sdk'] as const;

/**
 * The document in which the site's own samples run: scripts of this site, and no network.
 *
 * @param root - The address of the site.
 */
export function frameDocument(root: string): string {
  const ahead = [`${root}live/frame/product-sdk.js`, `${root}sdk/product-sdk.mjs`];
  const preloads = ahead.map((href) => `<link rel="modulepreload" href="${href}">`).join('');
  const [main] = frameScripts;
  return `<!doctype html><html lang="en"><head>${head(`${nothing}; script-src 'self'`)}<title>Sample</title>${preloads}<script type="module" src="${root}live/frame/${main}.js"></script></head><body></body></html>\n`;
}

/**
 * The document in which edited code runs. It is only ever shown without an origin of its own, and
 * its policy allows no request at all: what runs in it is in it, or in a `blob:` made by it.
 */
export function sandboxDocument(script: string): string {
  const policy = [
    nothing,
    `script-src ${hashOf(script)} blob:`,
    "worker-src 'none'; frame-src 'none'; style-src 'unsafe-inline'; img-src data:; media-src blob:",
  ].join('; ');
  return `<!doctype html><html lang="en"><head>${head(policy)}<meta http-equiv="x-dns-prefetch-control" content="off"><title>Edited sample</title></head><body><script>${script}</script></body></html>\n`;
}

/**
 * A sample that is a page itself, as it is, told to stay within its frame.
 *
 * @param root - The address of the site.
 */
export function pageDocument(html: string, root: string): string {
  const inline = readInline(listElements(html));
  const policy = [
    nothing,
    `script-src 'self' ${inline.scripts.join(' ')}`,
    `style-src 'self' ${inline.styles.join(' ')}`,
  ].join('; ');
  const scripts = ['main', 'page'].map(
    (name) => `<script type="module" src="${root}live/frame/${name}.js"></script>`,
  );
  return html.replace('<head>', () => `<head>${head(policy)}${scripts.join('')}`);
}
