import type { LaunchOptions } from '@playwright/test';
import { listSystemBrowsers } from './listSystemBrowsers';

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
