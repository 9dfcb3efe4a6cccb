import { createServer } from 'node:http';
import { join } from 'node:path';
import { answerRequest, listen, readSite, type Site } from 'static-host-rules';
import { root } from '../../scripts/root';
import { brand } from '../../website/brand';
import { hosting } from '../../website/config/hosting';
import { test as base } from '../site/test';

interface Host {
  url: string;
  /** Serves this instead of the worker's script. */
  worker: string | undefined;
  /** The requests, with the size of each response. */
  answered: { path: string; bytes: number }[];
  /** The maximum number of concurrent requests for the search's files. */
  mostAtOnce: number;
}

/** A test on a separate host, whose worker it can replace. */
export const test = base.extend<object, { site: Site; host: Host }>({
  site: [
    ({ browserName: _ }, provide) => provide(readSite(join(root, 'website/build'), hosting)),
    { scope: 'worker' },
  ],
  host: [
    async ({ site }, provide) => {
      const host: Host = { url: '', worker: undefined, answered: [], mostAtOnce: 0 };
      let atOnce = 0;
      const createSiteServer = () =>
        createServer(({ method = '', url = '', headers }, response) => {
          if (url === '/sw.js' && host.worker !== undefined) {
            response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(host.worker);
            return;
          }
          const answer = answerRequest(site, brand.baseUrl, { method, target: url, headers });
          response.writeHead(answer.status, answer.headers);
          const bytes = Buffer.byteLength(answer.body) + JSON.stringify(answer.headers).length;
          host.answered.push({ path: url, bytes });
          if (!url.includes('/assets/search/')) {
            response.end(answer.body);
            return;
          }
          host.mostAtOnce = Math.max(host.mostAtOnce, ++atOnce);
          // Long enough for another request to start meanwhile.
          setTimeout(() => response.end(answer.body, () => atOnce--), 5);
        });
      const { port, close } = await listen(createSiteServer, 0, ['127.0.0.1']);
      host.url = `http://127.0.0.1:${port}`;
      await provide(host);
      await close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ host }, provide) => provide(host.url),
  serviceWorkers: 'allow',
  expectedMessages: /ERR_INTERNET_DISCONNECTED|503|ERR_FAILED/,
});

export { expect } from '../site/test';
