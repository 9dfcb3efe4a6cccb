import { chmod, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRendering, renderNginx } from 'static-host-rules';
import { hosting } from '../../website/config/hosting';
import type { Host } from './describeHost';
import { startEngine } from './startEngine';

/** Serves a folder with a real nginx, by the rules rendered for it. */
export async function startNginx(program: string, folder: string, baseUrl: string): Promise<Host> {
  const home = await mkdtemp(join(tmpdir(), 'nginx-'));
  // Its workers give up the rights it was started with.
  await Promise.all([home, folder].map((path) => chmod(path, 0o755)));
  const config = join(home, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return startEngine({
    program,
    home,
    async parameters(port) {
      const lines = [
        'daemon off;',
        'worker_processes 1;',
        `pid ${home}/pid;`,
        'error_log stderr;',
        'events {}',
        'http {',
        'access_log off;',
        ...temporary.map((name) => `${name}_temp_path ${home}/${name};`),
        renderNginx(readRendering(folder, baseUrl, hosting), `127.0.0.1:${port}`, folder),
        '}',
      ];
      await writeFile(config, lines.join('\n'));
      return ['-c', config, '-e', 'stderr'];
    },
  });
}
