import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readManifest } from 'docs-kit';

/** A file the site serves below `/sdk/`. */
export interface ServedFile {
  name: string;
  /** Where it is taken from. */
  source: string;
}

const root = new URL('../../../', import.meta.url);

function inRoot(path: string): string {
  return fileURLToPath(new URL(path, root));
}

/** The packages whose tarballs the site serves. */
export const servedPackages = ['sdk', 'agent'].map((name) => inRoot(`packages/${name}`));

/** The name that npm gives the tarball of a package, by its folder. */
export function tarballOf(folder: string): string {
  const { name, version } = readManifest(folder);
  return `${name}-${version}.tgz`;
}

/** The version of the SDK. */
export function readSdkVersion(): string {
  return readManifest(inRoot('packages/sdk')).version;
}

/** The package of the MCP server. */
export const mcpFolder = inRoot('packages/mcp');

/**
 * The MCP server's tarball. Its name has no version, so that the settings of assistants stay valid.
 */
export const mcpTarball = `${readManifest(mcpFolder).name}.tgz`;

/** What a reader's own page loads; the worklet and the tools must be beside the script. */
const scripts: Readonly<Record<string, string>> = {
  'product-sdk.js': 'product-sdk.global.js',
  'product-sdk.mjs': 'product-sdk.js',
  'product-sdk-audio.mjs': 'audio.js',
  'product-sdk-face.mjs': 'face.js',
  'product-sdk.tools.js': 'product-sdk.tools.js',
  'product-sdk.worklet.js': 'product-sdk.worklet.js',
};

/** The scripts that the site serves, for the newest version and by version. */
export const servedScripts: readonly ServedFile[] = Object.entries(scripts).map(
  ([name, built]) => ({ name, source: inRoot(`packages/sdk/dist/${built}`) }),
);

/** All files below `/sdk/`, by name. */
export function listServedNames(): string[] {
  const version = readSdkVersion();
  const names = servedScripts.map(({ name }) => name);
  const tarballs = servedPackages.map(tarballOf);
  return [
    ...names,
    ...names.map((name) => `${version}/${name}`),
    ...tarballs,
    mcpTarball,
    'integrity.json',
  ];
}

/** The `integrity` value of a file's content. */
export function integrityOfContent(content: Uint8Array): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/**
 * The `integrity` value of a script, by its name below `/sdk/`.
 *
 * @throws when the site serves no such script, or the SDK is not built.
 */
export function integrityOf(name: string): string {
  const file = servedScripts.find((it) => it.name === name);
  if (!file) {
    const known = servedScripts.map((it) => it.name).join(', ');
    throw new Error(`the site serves no "${name}"; there are ${known}`);
  }
  if (!existsSync(file.source)) throw new Error('the SDK is not built: run npm run build');
  return integrityOfContent(readFileSync(file.source));
}
