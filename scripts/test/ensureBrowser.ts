import { join } from 'node:path';
import { root } from '../root';
import { runProgram } from '../runProgram';
import { say } from '../say';
import { Stop } from '../Stop';
import { findBrowser } from './findBrowser';
import { canInstallPackages, describeInstallation, installPackages } from './installPackages';

interface Installation {
  how: string;
  isPossible(): boolean;
  install(): Promise<unknown>;
}

const playwright = join(root, 'node_modules/@playwright/test/cli.js');

function fromPackages(packages: readonly string[]): Installation {
  return {
    how: describeInstallation(packages),
    isPossible: () => canInstallPackages,
    install: () => installPackages(packages),
  };
}

const installations: readonly Installation[] = [
  {
    how: 'playwright install chromium',
    isPossible: () => true,
    install: () => runProgram(process.execPath, [playwright, 'install', 'chromium']),
  },
  // Older systems have no shell of their own.
  fromPackages(['chromium', 'chromium-headless-shell']),
  fromPackages(['chromium']),
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
