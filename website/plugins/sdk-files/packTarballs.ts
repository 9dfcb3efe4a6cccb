import { spawnSync } from 'node:child_process';

/** The npm that called us, else the one on the path. */
function npmCommand(): [command: string, ...prefix: string[]] {
  const script = process.env.npm_execpath ?? '';
  return /\.c?js$/.test(script) ? [process.execPath, script] : ['npm'];
}

/**
 * Packs packages as a registry would get them, without building them again.
 *
 * @throws when npm does.
 */
export function packTarballs(packages: readonly string[], folder: string): void {
  const [command, ...prefix] = npmCommand();
  const parameters = ['pack', ...packages, '--ignore-scripts', '--pack-destination', folder];
  const { status, stderr } = spawnSync(command, [...prefix, ...parameters], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm pack: ${stderr}`);
}
