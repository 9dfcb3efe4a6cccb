import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { readRendering, renderCaddy, renderNginx } from 'static-host-rules';
import { findFreePort } from '../../scripts/serve/ports';
import { hosting } from '../../website/config/hosting';
import { isListening } from '../samples/harness/isListening';
import type { Host } from './describeHost';

/** The path of a program, or nothing if it is not installed; system folders are searched too. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

interface Engine {
  program: string;
  /** A temporary folder, removed afterwards. */
  home: string;
  /** The arguments for serving on a port. */
  parameters(port: number): readonly string[] | Promise<readonly string[]>;
  environment?(port: number): Record<string, string>;
}

/** Starts a real server on a free port; resolves when it responds. */
async function startEngine(engine: Engine): Promise<Host> {
  const { program, home, parameters, environment } = engine;
  const port = await findFreePort();
  const child = spawn(program, await parameters(port), {
    env: { ...process.env, ...environment?.(port) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk) => (said += chunk));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve())).then(() =>
    rm(home, { recursive: true }),
  );
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(`${program} ended: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    port,
    async close() {
      child.kill();
      await ended;
    },
  };
}

/** Serves a folder with Caddy, by the rules rendered for it. */
export async function startCaddy(program: string, folder: string, baseUrl: string): Promise<Host> {
  const home = await mkdtemp(join(tmpdir(), 'caddy-'));
  const config = join(home, 'Caddyfile');
  await writeFile(config, renderCaddy(readRendering(folder, baseUrl, hosting)));
  return startEngine({
    program,
    home,
    parameters: () => ['run', '--adapter', 'caddyfile', '--config', config],
    environment: (port) => ({ SITE_ADDRESS: `http://:${port}`, SITE_FOLDER: folder, HOME: home }),
  });
}

/** Serves a folder with nginx, by the rules rendered for it. */
export async function startNginx(program: string, folder: string, baseUrl: string): Promise<Host> {
  const home = await mkdtemp(join(tmpdir(), 'nginx-'));
  // Its workers drop the privileges it was started with.
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
