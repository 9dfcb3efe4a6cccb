import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cached, hashFiles } from 'docs-kit';
import { Stop } from '../messages';
import { root } from '../root';
import { runNpm } from '../runProgram';

/** What the list is made from. */
const inputs = ['', 'website/', 'packages/sdk/', 'packages/agent/'].map(
  (at) => `${at}package.json`,
);

async function askNpm(): Promise<Buffer> {
  const output: Buffer[] = [];
  const parameters = ['sbom', '--silent', '--sbom-format=cyclonedx', '--package-lock-only'];
  const onOutput = (chunk: Buffer): unknown => output.push(chunk);
  const code = await runNpm(parameters, { onOutput });
  const listed = Buffer.concat(output);
  if (code !== 0) throw new Stop(String(listed));
  return listed;
}

/**
 * Lists every component of the repository, in CycloneDX. The list is kept until one of them changes.
 *
 * @throws {Stop} with what npm says
 */
export function listComponents(
  folder = join(root, 'website/.cache/components'),
  list = askNpm,
): Promise<Buffer> {
  const hash = hashFiles(root, ['package-lock.json', ...inputs]);
  return cached(join(folder, `${hash}.json`), async () => {
    await rm(folder, { recursive: true, force: true });
    return list();
  });
}

export interface Product {
  name: string;
  /** Files and folders the output is made from, relative to the repository. */
  inputs: readonly string[];
  /** What these folders hold that it is not made from, but in a folder `dist`. */
  except?: readonly string[];
  /** Files that a complete output has, relative to the repository. */
  outputs: readonly string[];
  /** Where the hash of the inputs is kept. */
  stamp: string;
  /** Resolves with whether it was built. */
  build(): Promise<boolean>;
}

// How it is built too: what is left of another way of building is nothing to go on with.
const shared = ['package.json', 'package-lock.json', 'tsconfig.base.json', 'scripts/make'];

/** What a build of the SDK writes elsewhere than into its folder `dist`. */
const agentGuide = 'packages/sdk/AGENTS.md';

async function runBuildScript(workspace: string): Promise<boolean> {
  return (await runNpm(['run', 'build', '--silent', '-w', workspace])) === 0;
}

function describePackage(
  folder: string,
  inputs: readonly string[],
  more: readonly string[] = [],
): Product {
  return {
    name: folder,
    inputs: [folder, ...inputs, ...shared],
    // A release is noted in the changelogs, of what was built before.
    except: [agentGuide, 'packages/sdk/CHANGELOG.md', 'packages/agent/CHANGELOG.md'],
    // The types come last, but for what is written of them.
    outputs: [`${folder}/dist/types/index.d.ts`, ...more],
    stamp: `${folder}/.cache/build-inputs`,
    build: () => runBuildScript(folder),
  };
}

function hasBuildScript({ name }: Product): boolean {
  const path = join(root, name, 'package.json');
  return existsSync(path) && 'build' in (JSON.parse(readFileSync(path, 'utf8')).scripts ?? {});
}

/** What is built before the site, in order. */
export const packages: readonly Product[] = [
  describePackage('packages/sdk', [], [agentGuide]),
  describePackage('packages/agent', ['packages/sdk']),
].filter(hasBuildScript);

export const site: Product = {
  name: 'website',
  inputs: ['website', 'packages', 'scripts', ...shared],
  except: ['website/build', agentGuide],
  // A bare `docusaurus build` makes no compressed copy.
  outputs: ['website/build/index.html.br', 'hosting/dist'],
  stamp: 'website/.cache/build-inputs',
  async build() {
    // Whoever has a site that is current loads nothing of how it is built.
    const { buildSite } = await import('./buildSite');
    if (!(await buildSite())) return false;
    writeFileSync(join(root, 'hosting/dist/sbom.json'), await listComponents());
    return true;
  },
};
