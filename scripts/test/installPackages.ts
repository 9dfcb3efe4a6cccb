import { existsSync } from 'node:fs';
import { runProgram } from '../runProgram';

/** Whether packages of Debian or Ubuntu can be installed here, by whoever runs this. */
export const canInstallPackages = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

const environment = { DEBIAN_FRONTEND: 'noninteractive' };

/** Installs packages of Debian or Ubuntu, all of them or none. */
export async function installPackages(packages: readonly string[]): Promise<void> {
  const run = (...parameters: string[]): Promise<number> =>
    runProgram('apt-get', parameters, { environment });
  await run('update', '-q');
  await run('install', '-yq', '--no-install-recommends', ...packages);
}

/** The command by which they are installed, to be shown. */
export function describeInstallation(packages: readonly string[]): string {
  return `apt-get install ${packages.join(' ')}`;
}
