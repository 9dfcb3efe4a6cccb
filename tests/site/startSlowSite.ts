import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A site whose pages can arrive in two parts, the second when released. */
export interface SlowSite {
  url: string;
  /** Holds the next page after the given number of bytes. */
  hold(countFirst: (page: Buffer) => number): void;
  /** Holds the next page before a text. */
  holdBefore(text: string): void;
  letThrough(): void;
  /** Leaves the first request for a path unanswered, and all later ones until that is aborted. */
  ignoreFirst(path: string): void;
  close(): Promise<void>;
}

/** Serves the files of another site. */
export async function startSlowSite(site: string): Promise<SlowSite> {
  let letThrough = (): void => undefined;
  let isLetThrough = Promise.resolve();
  let countFirst: ((page: Buffer) => number) | undefined;
  const ignored = new Map<string, Promise<unknown> | undefined>();
  const server = createServer(async ({ url = '/' }, response) => {
    if (ignored.has(url) && !ignored.get(url)) {
      ignored.set(url, once(response, 'close'));
      return;
    }
    await ignored.get(url);
    const { body, headers, status } = await fetch(new URL(url, site));
    const type = headers.get('content-type') ?? '';
    response.writeHead(status, { 'content-type': type });
    const content = Buffer.from(await new Response(body).arrayBuffer());
    if (countFirst && type.startsWith('text/html')) {
      const place = countFirst(content);
      countFirst = undefined;
      response.write(content.subarray(0, place));
      await isLetThrough;
      response.end(content.subarray(place));
    } else response.end(content);
  });
  await once(server.listen(0, 'localhost'), 'listening');
  const hold: SlowSite['hold'] = (count) => {
    countFirst = count;
    isLetThrough = new Promise((resolve) => (letThrough = resolve));
  };
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}/`,
    hold,
    holdBefore: (text) =>
      hold((page) => {
        const place = page.indexOf(text);
        if (place < 0) throw new Error(`The page has no "${text}" to stop before.`);
        return place;
      }),
    letThrough: () => letThrough(),
    ignoreFirst: (path) => void ignored.set(path, undefined),
    async close() {
      letThrough();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
