import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A site whose pages arrive up to a text, and the rest of them once it is let through. */
export interface SlowSite {
  url: string;
  letThrough(): void;
  close(): Promise<void>;
}

/** Serves the files of another site, its pages up to a text at first. */
export async function startSlowSite(site: string, until: string): Promise<SlowSite> {
  let letThrough = (): void => undefined;
  const isLetThrough = new Promise<void>((resolve) => (letThrough = resolve));
  const server = createServer(async ({ url = '/' }, response) => {
    const { body, headers, status } = await fetch(new URL(url, site));
    const type = headers.get('content-type') ?? '';
    response.writeHead(status, { 'content-type': type });
    const content = Buffer.from(await new Response(body).arrayBuffer());
    if (type.startsWith('text/html')) {
      const place = content.indexOf(until);
      if (place < 0) throw new Error(`The page has no "${until}" to stop before.`);
      response.write(content.subarray(0, place));
      await isLetThrough;
      response.end(content.subarray(place));
    } else response.end(content);
  });
  await once(server.listen(0, 'localhost'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}/`,
    letThrough,
    async close() {
      letThrough();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
