import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';

const dist = new URL('../../../packages/sdk/dist/', import.meta.url);

/** A server of a blank page with the published SDK. */
export interface PageServer {
  url: string;
  close(): Promise<void>;
}

/** The page's script imports the published SDK as files of this server. */
const publishedSdk: Plugin = {
  name: 'published-sdk',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^product-sdk(\/|$)/ }, ({ path }) => ({
      path: `/sdk/${path === 'product-sdk' ? path : path.replace('product-sdk/', '')}.js`,
      external: true,
    })),
};

/** The SDK as a bundler resolves it, together with React. */
const bundledSdk: Plugin = {
  name: 'bundled-sdk',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^product-sdk(\/react)?$/ }, ({ path }) => ({
      path: fileURLToPath(new URL(path.endsWith('react') ? 'react.js' : 'product-sdk.js', dist)),
    })),
};

/** What to serve. */
export interface PageOptions {
  /** The page's module, relative to `tests/sdk`. */
  entry?: string;
  /** Whether the SDK is bundled into the page's module. By default it imports the SDK's files. */
  bundled?: boolean;
  /** A missing file of the SDK. */
  without?: string;
  /** Response headers of the page, such as a content security policy. */
  headers?: Record<string, string>;
}

const bundle = async (entry: string, sdk: Plugin): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`../${entry}`, import.meta.url))],
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"development"' },
    plugins: [sdk],
  });
  return outputFiles[0]?.text ?? '';
};

const html = `<!doctype html><meta charset="utf-8"><title>blank</title>
<link rel="icon" href="data:,"><script type="module" src="/page.js"></script>`;

/** Serves a blank page, its script and the published SDK on a free port of this machine. */
export const servePage = async ({
  entry = 'harness/agentPage.ts',
  bundled = false,
  headers = {},
  without,
}: PageOptions = {}): Promise<PageServer> => {
  const script = await bundle(entry, bundled ? bundledSdk : publishedSdk);
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://page').pathname;
    response.setHeader('content-type', path === '/' ? 'text/html' : 'text/javascript');
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (path === '/') response.end(html);
    else if (path === '/page.js') response.end(script);
    else if (path === without) response.writeHead(404).end();
    else
      readFile(new URL(path.replace('/sdk/', './'), dist)).then(
        (file) => response.end(file),
        () => response.writeHead(404).end(),
      );
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
