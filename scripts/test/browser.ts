import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

/** The flags of every browser in tests and benchmarks. */
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

/** The browsers of this system, that of `CHROMIUM_PATH` first. */
export function listSystemBrowsers(): string[] {
  const chosen = process.env.CHROMIUM_PATH;
  return (chosen ? [chosen, ...places] : places).filter((path) => existsSync(path));
}

/**
 * The headless shell of a browser, if the system has it: tests take two thirds of the time in it.
 * Those that need more ask for the full browser.
 */
export function shellBeside(browser: string | undefined): string | undefined {
  const shell = `${browser}-headless-shell`;
  return existsSync(shell) ? shell : browser;
}

/** A host name of this machine that is not a secure context. */
export const insecureHost = 'page.test';

/** The flag that makes a browser resolve it. */
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
 * Launches the full browser with extra flags: the headless shell answers permission prompts by
 * itself, and keeps a page and its frames in one process. Equal flags share one fixture, because
 * Playwright restarts the browser and the worker process between tests with different ones.
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
