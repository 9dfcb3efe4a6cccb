import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { answerRequest, listen, listFiles, readSite } from 'static-host-rules';
import { root } from '../../scripts/root';
import { brand } from '../../website/brand';
import { hosting } from '../../website/config/hosting';

// Other numbers in file names identify a chunk and do not depend on its content.
const hashInPath = /(?<=\bassets\/search\/)[0-9a-f]{10}|(?<=[.-])[0-9a-f]{8,}(?=\.\w+$)/g;
const text = /\.(html|js|css|json)$/;

/** Simulates another build of the same site: every content hash in a name differs. */
async function rebuild(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true, filter: (path) => !/\.(br|gz|map)$/.test(path) });
  const paths = listFiles(to);
  const hashes = new Set(paths.flatMap((path) => path.match(hashInPath) ?? []));
  const named = new RegExp([...hashes].join('|'), 'g');
  const change = (name: string) => name.replace(named, (hash) => [...hash].reverse().join(''));
  for (const path of paths) {
    const file = join(to, path);
    if (text.test(path)) await writeFile(file, change(await readFile(file, 'utf8')));
    const renamed = join(to, change(path));
    if (renamed === file) continue;
    await mkdir(dirname(renamed), { recursive: true });
    await rename(file, renamed);
  }
}

export interface Deployments {
  url: string;
  /** Replaces one of two builds with the other. */
  deploy(build: 'old' | 'new'): void;
  close(): Promise<void>;
}

/** Serves this build of the site, and another one once it is deployed. */
export async function startDeployments(): Promise<Deployments> {
  const built = join(root, 'website/build');
  const folder = await mkdtemp(join(tmpdir(), 'rebuilt-'));
  await rebuild(built, folder);
  const builds = { old: readSite(built, hosting), new: readSite(folder, hosting) };
  await rm(folder, { recursive: true });
  let current = builds.old;
  const createSiteServer = () =>
    createServer(({ method = '', url = '', headers }, response) => {
      const answer = answerRequest(current, brand.baseUrl, { method, target: url, headers });
      response.writeHead(answer.status, answer.headers).end(answer.body);
    });
  const { port, close } = await listen(createSiteServer, 0, ['127.0.0.1']);
  return {
    url: `http://127.0.0.1:${port}`,
    deploy: (build) => (current = builds[build]),
    close,
  };
}
