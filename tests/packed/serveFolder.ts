import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' };

/** Serves the files of a folder on a free port of this machine. */
export const serveFolder = async (
  folder: string,
): Promise<{ url: string; close(): Promise<void> }> => {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://folder');
    readFile(join(folder, pathname)).then(
      (file) => {
        response.setHeader('content-type', types[extname(pathname)] ?? 'application/octet-stream');
        response.end(file);
      },
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
