import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { formatMessage, UserError } from '../messages';
import { root } from '../root';
import { runProgram } from '../runProgram';
import { browserFlags, listSystemBrowsers } from './browser';

/** Whether the current user can install Debian or Ubuntu packages. */
const canInstallPackages = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

const environment = { DEBIAN_FRONTEND: 'noninteractive' };

/** Installs Debian or Ubuntu packages, all of them or none. */
async function installPackages(packages: readonly string[]): Promise<void> {
  const run = (...parameters: string[]): Promise<number> =>
    runProgram('apt-get', parameters, { environment });
  await run('update', '-q');
  await run('install', '-yq', '--no-install-recommends', ...packages);
}

/** The install command, for messages. */
function describeInstallation(packages: readonly string[]): string {
  return `apt-get install ${packages.join(' ')}`;
}

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
 * A browser that starts: a file in the right place may be a stub that asks for a snap. The empty
 * string means Playwright's own download.
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
  // Older systems have no package of the headless shell.
  fromPackages(['chromium', 'chromium-headless-shell']),
  fromPackages(['chromium']),
];

/**
 * Finds a browser for the tests, installing one if there is none, and sets its path for Playwright.
 *
 * @throws {UserError} when none is available
 */
export async function ensureBrowser(): Promise<void> {
  let found = await findBrowser();
  for (const { how, isPossible, install } of installations) {
    if (found !== undefined) break;
    if (!isPossible()) continue;
    console.log(formatMessage('browserInstalling', { how }));
    await install();
    found = await findBrowser();
  }
  if (found === undefined) throw new UserError(formatMessage('browserMissing'));
  if (found) process.env.CHROMIUM_PATH = found;
}

// The first command lists installed fonts.
const fontPackages = ['fontconfig', 'fonts-noto-cjk'];

/** Whether a font with Korean glyphs is installed. Only Linux systems may lack one. */
async function hasKorean(): Promise<boolean> {
  if (process.platform !== 'linux') return true;
  let fonts = '';
  const onOutput = (chunk: Buffer): void => {
    fonts += String(chunk);
  };
  const code = await runProgram('fc-list', [':lang=ko', 'family'], { onOutput });
  return code === 0 && fonts !== '';
}

/**
 * Installs a font with Korean glyphs, or warns that there is none: pages then have other
 * dimensions, and the failures would be looked for in a page.
 */
export async function ensureFonts(): Promise<void> {
  if (await hasKorean()) return;
  if (canInstallPackages) {
    console.log(formatMessage('fontsInstalling', { how: describeInstallation(fontPackages) }));
    await installPackages(fontPackages);
    if (await hasKorean()) return;
  }
  console.warn(formatMessage('fontsMissing'));
}
