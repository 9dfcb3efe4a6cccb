import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { workletSource } from '../../../packages/sdk/src/microphone/workletSource';

/** The page a sample's module runs in. */
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

/** What the server hands out. */
export interface SampleContent {
  /** The page, when the sample is one itself. */
  page?: string;
  /** The module that the page loads otherwise. */
  code?: string;
  /** The agent whose tokens the integrator's server fetches. */
  agent: { tokenUrl: string; apiKey: string };
}

export interface SampleHost {
  /** The address of the page, with a slash at its end. */
  url: string;
  close(): Promise<void>;
}

/** What an integrator's server does: the key stays here, the page gets the token. */
async function exchangeToken({ agent }: SampleContent, response: ServerResponse): Promise<void> {
  const headers = { authorization: `Bearer ${agent.apiKey}` };
  const answer = await fetch(agent.tokenUrl, { method: 'POST', headers });
  response.writeHead(answer.status, { 'content-type': 'application/json' });
  response.end(await answer.text());
}

function answer(
  content: SampleContent,
  { method, url }: IncomingMessage,
  response: ServerResponse,
): Promise<void> | undefined {
  if (method === 'POST' && url === '/token') return exchangeToken(content, response);
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
