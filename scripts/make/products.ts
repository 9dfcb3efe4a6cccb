import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFileSync } from 'node:fs';
import { cached, hashFiles } from 'docs-kit';
import { UserError } from '../messages';
import { root } from '../root';
import { runNpm } from '../runProgram';

/** The inputs of the list. */
const inputs = ['', 'website/', 'packages/sdk/', 'packages/agent/'].map(
  (at) => `${at}package.json`,
);

async function runNpmSbom(): Promise<Buffer> {
  const output: Buffer[] = [];
  const parameters = ['sbom', '--silent', '--sbom-format=cyclonedx', '--package-lock-only'];
  const onOutput = (chunk: Buffer): unknown => output.push(chunk);
  const code = await runNpm(parameters, { onOutput });
  const listed = Buffer.concat(output);
  if (code !== 0) throw new UserError(String(listed));
  return listed;
}

/**
 * Lists all components of the repository in CycloneDX format. Cached until one of them changes.
 *
 * @throws {UserError} with npm's message
 */
export function listComponents(
  folder = join(root, 'website/.cache/components'),
  list = runNpmSbom,
): Promise<Buffer> {
  const hash = hashFiles(root, ['package-lock.json', ...inputs]);
  return cached(join(folder, `${hash}.json`), async () => {
    await rm(folder, { recursive: true, force: true });
    return list();
  });
}

export interface Product {
  name: string;
  /** Input files and folders, relative to the repository. */
  inputs: readonly string[];
  /** Parts of these folders that are not inputs, in addition to `dist`. */
  exclude?: readonly string[];
  /** Files that a complete output contains, relative to the repository. */
  outputs: readonly string[];
  /** The path of the inputs' hash. */
  stamp: string;
  /** Resolves with whether it succeeded. */
  build(): Promise<boolean>;
}

// The build configuration: output of another configuration is not reused.
const shared = ['package.json', 'package-lock.json', 'tsconfig.base.json', 'scripts/make'];

/** Output of the SDK's build outside its folder `dist`. */
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
    // A release updates the changelogs of packages that were built before.
    exclude: [agentGuide, 'packages/sdk/CHANGELOG.md', 'packages/agent/CHANGELOG.md'],
    // Types are emitted last, except for what is generated from them.
    outputs: [`${folder}/dist/types/index.d.ts`, ...more],
    stamp: `${folder}/.cache/build-inputs`,
    build: () => runBuildScript(folder),
  };
}

/** The products before the site, in order. */
export const packages: readonly Product[] = [
  describePackage('packages/sdk', [], [agentGuide]),
  describePackage('packages/agent', ['packages/sdk']),
];

export const site: Product = {
  name: 'website',
  inputs: ['website', 'packages', 'scripts', ...shared],
  exclude: ['website/build', agentGuide],
  // A plain `docusaurus build` makes no compressed copies.
  outputs: ['website/build/index.html.br', 'hosting/dist'],
  stamp: 'website/.cache/build-inputs',
  async build() {
    // Loaded on demand: with a current site, the build code is not needed.
    const { buildSite } = await import('./buildSite');
    // The list first: the build occupies this process while TypeDoc runs.
    const [components, isBuilt] = await Promise.all([listComponents(), buildSite()]);
    if (isBuilt) writeFileSync(join(root, 'hosting/dist/sbom.json'), components);
    return isBuilt;
  },
};
