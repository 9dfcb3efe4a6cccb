import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import type { JSONOutput } from 'typedoc';
import { hashSdkSources } from '../hashSdkSources';
import { cacheFolder, sdkFolder } from '../../../config/paths';

const requireHere = createRequire(import.meta.url);

/** TypeDoc's program, next to its main module. */
function typeDocProgram(): string {
  return path.join(path.dirname(requireHere.resolve('typedoc/package.json')), 'bin/typedoc');
}

/** What Node.js is given to have TypeDoc write its model of a package to a file. */
function listParameters(folder: string, file: string): string[] {
  const entries = ['src/index.ts', 'src/react/index.ts', 'src/face/index.ts']
    .map((entry) => path.join(folder, entry))
    .filter((entry) => existsSync(entry));
  return [
    typeDocProgram(),
    ...entries.flatMap((entry) => ['--entryPoints', entry]),
    // By the other, which is for tests too, the types of Node.js and Vitest would be read first.
    ...['--tsconfig', path.join(folder, 'tsconfig.build.json')],
    ...['--json', file],
    ...['--logLevel', 'Error', '--sort', 'source-order'],
    ...['--skipErrorChecking', '--excludeExternals'],
    ...['--disableGit', '--sourceLinkTemplate', '{path}', '--basePath', folder],
  ];
}

function outputOf(folder: string): string {
  return path.join(cacheFolder, `typedoc-${hashSdkSources(folder)}.json`);
}

/** Where TypeDoc writes until its model is whole. */
function draftOf(output: string): string {
  mkdirSync(cacheFolder, { recursive: true });
  return `${output}.${process.pid}`;
}

/** Makes TypeDoc's model of the SDK, unless it is there, while other things are done. */
export async function makeTypeDoc(folder = sdkFolder): Promise<void> {
  const output = outputOf(folder);
  if (existsSync(output)) return;
  const draft = draftOf(output);
  await promisify(execFile)(process.execPath, listParameters(folder, draft), { cwd: folder });
  renameSync(draft, output);
}

/** TypeDoc's model of the SDK, kept on disk for as long as the sources stay the same. */
export function runTypeDoc(folder = sdkFolder): JSONOutput.ProjectReflection {
  const output = outputOf(folder);
  if (!existsSync(output)) {
    const draft = draftOf(output);
    execFileSync(process.execPath, listParameters(folder, draft), {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    renameSync(draft, output);
  }
  return JSON.parse(readFileSync(output, 'utf8')) as JSONOutput.ProjectReflection;
}
