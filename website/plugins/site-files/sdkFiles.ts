import { execFile } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { npmCommand } from '../../../scripts/bootstrap/npm.cjs';
import { listVersionNames, readVersion } from '../../config/versions';
import {
  integrityOfContent,
  listServedNames,
  mcpTarball,
  readSdkVersion,
  servedPackages,
  servedScripts,
} from './servedFiles';

/**
 * Packs packages as for publishing, without building them again, asynchronously.
 *
 * @throws when npm does.
 */
export async function packTarballs(packages: readonly string[], folder: string): Promise<void> {
  const { command, prefix } = npmCommand();
  const parameters = ['pack', ...packages, '--ignore-scripts', '--pack-destination', folder];
  try {
    await promisify(execFile)(command, [...prefix, ...parameters], { maxBuffer: Infinity });
  } catch (error) {
    throw new Error(`npm pack: ${(error as { stderr?: string }).stderr || String(error)}`);
  }
}

/**
 * Writes what a version is served with to its folder: the scripts, and the tarballs of both
 * packages.
 */
export async function freezeSdkFiles(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const { name, source } of servedScripts) copyFileSync(source, path.join(folder, name));
  await packTarballs(servedPackages, folder);
}

/** Copies the scripts into a folder, with their source maps. */
function copyScripts(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const { name, source } of servedScripts) {
    copyFileSync(source, path.join(folder, name));
    const map = `${source}.map`;
    if (existsSync(map)) copyFileSync(map, path.join(folder, path.basename(map)));
  }
}

/**
 * The integrity of all files that can be loaded or installed; the folder may contain outdated ones.
 * The MCP server's tarball is not among them: it is made from the finished site.
 */
function listIntegrity(folder: string): Record<string, string> {
  const names = listServedNames().filter(
    (name) => /^[^/]+\.(m?js|tgz)$/.test(name) && name !== mcpTarball,
  );
  return Object.fromEntries(
    names.sort().map((name) => [name, integrityOfContent(readFileSync(path.join(folder, name)))]),
  );
}

/**
 * Builds the `/sdk/` folder of a site: the scripts, also under their version, the tarballs of both
 * packages, those of frozen versions, and `integrity.json`.
 *
 * @throws when a package is not built.
 */
export async function writeSdkFiles(folder: string): Promise<void> {
  for (const from of servedPackages) {
    if (!existsSync(path.join(from, 'dist'))) {
      throw new Error(`packages/${path.basename(from)} is not built: run npm run build`);
    }
  }
  copyScripts(folder);
  copyScripts(path.join(folder, readSdkVersion()));
  await packTarballs(servedPackages, folder);
  for (const { name, sdkFolder } of listVersionNames().map(readVersion)) {
    mkdirSync(path.join(folder, name), { recursive: true });
    for (const file of readdirSync(sdkFolder)) {
      const target = path.join(folder, file.endsWith('.tgz') ? '' : name, file);
      copyFileSync(path.join(sdkFolder, file), target);
    }
  }
  const integrity = JSON.stringify(listIntegrity(folder), null, 2);
  writeFileSync(path.join(folder, 'integrity.json'), `${integrity}\n`);
}
