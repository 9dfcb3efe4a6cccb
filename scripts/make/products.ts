import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root';
import { runNpm } from '../runProgram';
import { buildEnvironment } from './buildEnvironment';
import { listComponents } from './listComponents';

export interface Product {
  name: string;
  /** Files and folders the output is made from, relative to the repository. */
  inputs: readonly string[];
  /** Files that a complete output has, relative to the repository. */
  outputs: readonly string[];
  /** Where the hash of the inputs is kept. */
  stamp: string;
  /** Resolves with whether it was built. */
  build(): Promise<boolean>;
}

// How it is built too: what is left of another way of building is nothing to go on with.
const shared = ['package.json', 'package-lock.json', 'tsconfig.base.json', 'scripts/make'];

async function runBuildScript(workspace: string): Promise<boolean> {
  const parameters = ['run', 'build', '--silent', '-w', workspace];
  return (await runNpm(parameters, { environment: buildEnvironment })) === 0;
}

function describePackage(folder: string, inputs: readonly string[]): Product {
  return {
    name: folder,
    inputs: [folder, ...inputs, ...shared],
    // The types come last.
    outputs: [`${folder}/dist/types/index.d.ts`],
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
  describePackage('packages/sdk', []),
  describePackage('packages/agent', ['packages/sdk']),
].filter(hasBuildScript);

export const site: Product = {
  name: 'website',
  inputs: ['website', 'packages', 'hosting', 'prose', 'scripts', ...shared],
  // A bare `docusaurus build` makes no compressed copy.
  outputs: ['website/build/index.html.br', 'hosting/dist'],
  stamp: 'website/.cache/build-inputs',
  async build() {
    // In the first second of a build one core has nothing to do.
    const listed = listComponents();
    listed.catch(() => undefined);
    // Who has a site that is current loads nothing of how it is built. Its own script would start npm and
    // two more of Node.js first.
    const { makeLanguages } = await import('./languages/makeLanguages');
    const { finishSite } = await import('./finish/finishSite');
    if (!(await makeLanguages(true))) return false;
    await finishSite(root);
    writeFileSync(join(root, 'hosting/dist/sbom.json'), await listed);
    return true;
  },
};
