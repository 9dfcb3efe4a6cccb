import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { bundleWorker, readFolder, writeIndex } from 'korean-docs-search';
import { workletSource } from '../../../packages/sdk/src/microphone/worklet';
import { root } from '../../../scripts/root';

/** The page for a sample's module. */
const modulePage = `<!doctype html>
<html lang="en">
  <head>
    <title>Sample</title>
    <link rel="icon" href="data:," />
  </head>
  <body>
    <script type="module">
      import('/sample.js').then(
        () => globalThis.sampleEnded({}),
        (error) => globalThis.sampleEnded({ code: error.code, message: String(error.stack) }),
      );
    </script>
  </body>
</html>
`;

/** What the server serves. */
export interface SampleContent {
  /** The page, if the sample is one. */
  page?: string;
  /** The module that the page loads otherwise. */
  code?: string;
  /** The agent whose tokens the integrator's server requests. */
  agent: { tokenUrl: string; apiKey: string };
}

export interface SampleHost {
  /** The URL of the page, with a trailing slash. */
  url: string;
  close(): Promise<void>;
}

/** The integrator's server: the key stays here, the page gets the token. */
async function exchangeToken({ agent }: SampleContent, response: ServerResponse): Promise<void> {
  const headers = { authorization: `Bearer ${agent.apiKey}` };
  const answer = await fetch(agent.tokenUrl, { method: 'POST', headers });
  response.writeHead(answer.status, { 'content-type': 'application/json' });
  response.end(await answer.text());
}

const pageFolders = {
  '/': 'website/docs',
  '/en/': 'website/i18n/en/docusaurus-plugin-content-docs/current',
};

/** The search index of the pages, as its command builds it, by path. */
async function makeSearch(): Promise<Map<string, string>> {
  const indexes = Object.entries(pageFolders).flatMap(([base, folder]) => {
    const pages = readFolder(path.join(root, folder), base === '/' ? 'ko' : 'en');
    return [...writeIndex(pages)].map(([file, text]): [string, string] => [base + file, text]);
  });
  return new Map([...indexes, ['/search/worker.js', (await bundleWorker()).code]]);
}

let search: ReturnType<typeof makeSearch> | undefined;

async function answerSearch(url: string, response: ServerResponse): Promise<void> {
  const text = (await (search ??= makeSearch())).get(url);
  const type = url.endsWith('.js') ? 'text/javascript' : 'application/json';
  response.writeHead(text === undefined ? 404 : 200, { 'content-type': type }).end(text);
}

function answer(
  content: SampleContent,
  { method, url }: IncomingMessage,
  response: ServerResponse,
): Promise<void> | undefined {
  if (method === 'POST' && url === '/token') return exchangeToken(content, response);
  if (url?.includes('/search/')) return answerSearch(url, response);
  const script = { 'content-type': 'text/javascript' };
  if (url === '/favicon.ico') response.writeHead(204).end();
  else if (url === '/sample.js') response.writeHead(200, script).end(content.code);
  else if (url === '/product-sdk.worklet.js') response.writeHead(200, script).end(workletSource);
  else if (url === '/') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(content.page ?? modulePage);
  } else response.writeHead(404).end();
  return undefined;
}

/** Serves one sample as an integrator's own server would, on a free port of this machine. */
export async function startSampleHost(content: SampleContent): Promise<SampleHost> {
  const server = createServer((request, response) => {
    answer(content, request, response)?.catch(() => response.writeHead(502).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
