import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRendering, renderCaddy } from 'static-host-rules';
import { hosting } from '../../website/config/hosting';
import { startEngine, type RunningEngine } from './startEngine';

/** Serves a folder with a real Caddy, by the rules rendered for it. */
export async function startCaddy(
  program: string,
  folder: string,
  baseUrl: string,
): Promise<RunningEngine> {
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
