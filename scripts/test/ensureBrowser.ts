import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root';
import { runProgram } from '../runProgram';
import { say } from '../say';
import { Stop } from '../Stop';
import { findBrowser } from './findBrowser';

interface Installation {
  how: string;
  isPossible(): boolean;
  install(): Promise<unknown>;
}

const isAdministrator = process.getuid?.() === 0;
const playwright = join(root, 'node_modules/@playwright/test/cli.js');

function installPackages(packages: readonly string[]): Installation {
  const environment = { DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...parameters: string[]): Promise<number> =>
    runProgram('apt-get', parameters, { environment });
  return {
    how: `apt-get install ${packages.join(' ')}`,
    isPossible: () => isAdministrator && existsSync('/usr/bin/apt-get'),
    async install() {
      await run('update', '-q');
      await run('install', '-yq', '--no-install-recommends', ...packages);
    },
  };
}

const installations: readonly Installation[] = [
  {
    how: 'playwright install chromium',
    isPossible: () => true,
    install: () => runProgram(process.execPath, [playwright, 'install', 'chromium']),
  },
  // Older systems have no shell of their own.
  installPackages(['chromium', 'chromium-headless-shell', 'fonts-noto-cjk']),
  installPackages(['chromium', 'fonts-noto-cjk']),
];

/**
 * Finds a browser for the tests, installing one when there is none, and tells Playwright of it.
 *
 * @throws {Stop} when none can be had
 */
export async function ensureBrowser(): Promise<void> {
  let found = await findBrowser();
  for (const { how, isPossible, install } of installations) {
    if (found !== undefined) break;
    if (!isPossible()) continue;
    console.log(say('browserInstalling', { how }));
    await install();
    found = await findBrowser();
  }
  if (found === undefined) throw new Stop(say('browserMissing'));
  if (found) process.env.CHROMIUM_PATH = found;
}
