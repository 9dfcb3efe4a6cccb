import { runProgram } from '../runProgram';
import { say } from '../say';
import { canInstallPackages, describeInstallation, installPackages } from './installPackages';

// The first of them lists what is there.
const packages = ['fontconfig', 'fonts-noto-cjk'];

/** Whether a font here has Korean letters. Systems but Linux come with one. */
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
 * Sees to it that the tests have a font with Korean letters, or says that they have none: pages are
 * of another height and width then, and whoever reads the failures looks for their cause in a page.
 */
export async function ensureFonts(): Promise<void> {
  if (await hasKorean()) return;
  if (canInstallPackages) {
    console.log(say('fontsInstalling', { how: describeInstallation(packages) }));
    await installPackages(packages);
    if (await hasKorean()) return;
  }
  console.warn(say('fontsMissing'));
}
