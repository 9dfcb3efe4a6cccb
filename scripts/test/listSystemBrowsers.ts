import { existsSync } from 'node:fs';

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
