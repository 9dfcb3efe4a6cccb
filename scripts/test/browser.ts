import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

/** What every launch of the browser in tests and benches passes. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The browsers of this system, the one named by `CHROMIUM_PATH` first. */
export function listSystemBrowsers(): string[] {
  const chosen = process.env.CHROMIUM_PATH;
  return (chosen ? [chosen, ...places] : places).filter((path) => existsSync(path));
}

/**
 * The same browser without a window to draw, where a system has it beside the whole one: tests take
 * two thirds of the time in it. Those that need what it has not ask for the whole browser.
 */
export function shellBeside(browser: string | undefined): string | undefined {
  const shell = `${browser}-headless-shell`;
  return existsSync(shell) ? shell : browser;
}

/** The name by which this machine can be reached as one that is not secure. */
export const insecureHost = 'page.test';

/** The switch by which a browser finds it. */
const findInsecureHost = `--host-resolver-rules=MAP ${insecureHost} 127.0.0.1`;

interface Given {
  launchOptions: LaunchOptions;
}

type Launch = [
  (given: Given, provide: (options: LaunchOptions) => Promise<void>) => Promise<void>,
  { scope: 'worker' },
];

const launches = new Map<string, Launch>();

/**
 * How tests launch the whole browser, with more switches: the one without a window answers for
 * permissions by itself, and keeps a page and its frames in one process. The same switches are the
 * same launch: Playwright ends a browser, and the process of its tests, where the next test has another.
 */
export function wholeBrowser(...switches: string[]): Launch {
  const key = switches.toSorted().join(' ');
  const known = launches.get(key);
  if (known) return known;
  const launch: Launch = [
    async ({ launchOptions }, provide) => {
      const args = [...(launchOptions.args ?? []), findInsecureHost, ...switches];
      await provide({ ...launchOptions, executablePath: listSystemBrowsers()[0], args });
    },
    { scope: 'worker' },
  ];
  launches.set(key, launch);
  return launch;
}
