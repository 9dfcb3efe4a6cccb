import { existsSync } from 'node:fs';

/**
 * The same browser without a window to draw, where a system has it beside the whole one: tests take
 * two thirds of the time in it. Those that need what it has not ask for the whole browser.
 */
export function shellBeside(browser: string | undefined): string | undefined {
  const shell = `${browser}-headless-shell`;
  return existsSync(shell) ? shell : browser;
}
