import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A site whose pages arrive in two parts, the second once it is let through. */
export interface SlowSite {
  url: string;
  /** From the next page on, tells how many bytes of a page arrive first. */
  holdAt(place: (page: Buffer) => number): void;
  letThrough(): void;
  close(): Promise<void>;
}

/** Serves the files of another site; its pages whole until told otherwise. */
export async function startSlowSite(site: string): Promise<SlowSite> {
  let letThrough = (): void => undefined;
  let isLetThrough = Promise.resolve();
  let placeIn = (page: Buffer): number => page.length;
  const server = createServer(async ({ url = '/' }, response) => {
    const { body, headers, status } = await fetch(new URL(url, site));
    const type = headers.get('content-type') ?? '';
    response.writeHead(status, { 'content-type': type });
    const content = Buffer.from(await new Response(body).arrayBuffer());
    if (type.startsWith('text/html')) {
      const place = placeIn(content);
      response.write(content.subarray(0, place));
      await isLetThrough;
      response.end(content.subarray(place));
    } else response.end(content);
  });
  await once(server.listen(0, 'localhost'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}/`,
    holdAt(place) {
      placeIn = place;
      isLetThrough = new Promise((resolve) => (letThrough = resolve));
    },
    letThrough: () => letThrough(),
    async close() {
      letThrough();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
