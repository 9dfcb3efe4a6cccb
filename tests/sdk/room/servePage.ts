import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';

const dist = new URL('../../../packages/sdk/dist/', import.meta.url);

/** A server of one blank page that holds the SDK as it is published. */
export interface PageServer {
  url: string;
  close(): Promise<void>;
}

/** What the page's own script imports is the published SDK, as files of this server. */
const publishedSdk: Plugin = {
  name: 'published-sdk',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^product-sdk(\/|$)/ }, ({ path }) => ({
      path: `/sdk/${path === 'product-sdk' ? path : path.replace('product-sdk/', '')}.js`,
      external: true,
    })),
};

/**
 * Serves a blank page on a free port of this machine.
 * @param entry - The page's module, relative to `tests/sdk`; none for a page without a script.
 * @param headers - Sent with the page, such as a content security policy.
 */
export const servePage = async (
  entry?: string,
  headers: Record<string, string> = {},
): Promise<PageServer> => {
  const script = entry
    ? await build({
        entryPoints: [fileURLToPath(new URL(`../${entry}`, import.meta.url))],
        bundle: true,
        write: false,
        format: 'esm',
        plugins: [publishedSdk],
      }).then(({ outputFiles }) => outputFiles[0]?.text)
    : '';
  const tag = entry ? '<script type="module" src="/page.js"></script>' : '';
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    try {
      const body = path.startsWith('/sdk/') ? await readFile(new URL(path.slice(5), dist)) : script;
      response.setHeader('content-type', 'text/javascript');
      if (path !== '/') return response.end(body);
      response.setHeader('content-type', 'text/html');
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      response.end(`<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,">${tag}`);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
