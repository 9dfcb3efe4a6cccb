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

const installations: readonly Installation[] = [
  {
    how: 'playwright install chromium',
    isPossible: () => true,
    install: () => runProgram(process.execPath, [playwright, 'install', 'chromium']),
  },
  {
    how: 'apt-get install chromium fonts-noto-cjk',
    isPossible: () => isAdministrator && existsSync('/usr/bin/apt-get'),
    async install() {
      const environment = { DEBIAN_FRONTEND: 'noninteractive' };
      await runProgram('apt-get', ['update', '-q'], { environment });
      const packages = ['chromium', 'fonts-noto-cjk'];
      await runProgram('apt-get', ['install', '-yq', '--no-install-recommends', ...packages], {
        environment,
      });
    },
  },
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
