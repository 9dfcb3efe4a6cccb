import type { LaunchOptions } from '@playwright/test';
import { listSystemBrowsers } from './listSystemBrowsers';

/**
 * How to launch the whole browser with more switches: the one without a window answers for permissions
 * by itself, and keeps a page and its frames in one process.
 */
export function wholeBrowser(options: LaunchOptions, ...switches: string[]): LaunchOptions {
  return {
    ...options,
    executablePath: listSystemBrowsers()[0],
    args: [...(options.args ?? []), ...switches],
  };
}
