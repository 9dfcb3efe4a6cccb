import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderCaddy } from '../../hosting/render/caddy/renderCaddy';
import { readRendering } from '../../hosting/renderHosts';
import { startEngine, type RunningEngine } from './startEngine';

/** Serves a folder with a real Caddy, by the rules rendered for it. */
export async function startCaddy(
  program: string,
  folder: string,
  baseUrl: string,
): Promise<RunningEngine> {
  const home = await mkdtemp(join(tmpdir(), 'caddy-'));
  const config = join(home, 'Caddyfile');
  await writeFile(config, renderCaddy(readRendering(folder, baseUrl)));
  return startEngine({
    program,
    home,
    parameters: () => ['run', '--adapter', 'caddyfile', '--config', config],
    environment: (port) => ({ SITE_ADDRESS: `http://:${port}`, SITE_FOLDER: folder, HOME: home }),
  });
}
