import { createServer } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answerRequest, listen, readSite } from 'static-host-rules';
import { root } from '../../scripts/root';
import { brand } from '../../website/brand';
import { hosting } from '../../website/config/hosting';
import { rebuild } from './rebuild';

export interface Deployments {
  url: string;
  /** Puts one of two builds in the place of the other, which is gone whole. */
  deploy(build: 'old' | 'new'): void;
  close(): Promise<void>;
}

/** Serves this build of the site, and another one once that is deployed. */
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
