import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserFlags } from './browserFlags';
import { listSystemBrowsers } from './listSystemBrowsers';
import { root } from '../root';
import { runProgram } from '../runProgram';
import { say } from '../say';
import { Stop } from '../Stop';
import { canInstallPackages, describeInstallation, installPackages } from './installPackages';

async function canLaunch(executablePath: string | undefined): Promise<boolean> {
  try {
    const browser = await chromium.launch({ executablePath, args: browserFlags });
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

/**
 * A browser that really starts: a file in the right place may be a stub that asks for a snap.
 * The empty string means Playwright's own download.
 */
async function findBrowser(): Promise<string | undefined> {
  for (const path of listSystemBrowsers()) {
    if (await canLaunch(path)) return path;
  }
  return (await canLaunch(undefined)) ? '' : undefined;
}

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
