import { chromium } from '@playwright/test';
import { browserFlags } from './browserFlags';
import { listSystemBrowsers } from './listSystemBrowsers';

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
export async function findBrowser(): Promise<string | undefined> {
  for (const path of listSystemBrowsers()) {
    if (await canLaunch(path)) return path;
  }
  return (await canLaunch(undefined)) ? '' : undefined;
}
