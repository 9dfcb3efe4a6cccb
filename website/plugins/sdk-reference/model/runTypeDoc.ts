import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { JSONOutput } from 'typedoc';
import { hashSdkSources } from '../hashSdkSources';
import { cacheFolder, sdkFolder } from '../repositoryPaths';

const requireHere = createRequire(import.meta.url);

/** TypeDoc's program, next to its main module. */
function typeDocProgram(): string {
  return path.join(path.dirname(requireHere.resolve('typedoc/package.json')), 'bin/typedoc');
}

function convert(folder: string, output: string): void {
  const unfinished = `${output}.${process.pid}`;
  const entries = ['src/index.ts', 'src/react/index.ts', 'src/face/index.ts']
    .map((entry) => path.join(folder, entry))
    .filter((entry) => existsSync(entry));
  execFileSync(
    process.execPath,
    [
      typeDocProgram(),
      ...entries.flatMap((entry) => ['--entryPoints', entry]),
      ...['--tsconfig', path.join(folder, 'tsconfig.json')],
      ...['--json', unfinished],
      ...['--logLevel', 'Error', '--sort', 'source-order'],
      ...['--skipErrorChecking', '--excludeExternals'],
      ...['--disableGit', '--sourceLinkTemplate', '{path}', '--basePath', folder],
    ],
    { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  renameSync(unfinished, output);
}

/** TypeDoc's model of the SDK, kept on disk for as long as the sources stay the same. */
export function runTypeDoc(folder = sdkFolder): JSONOutput.ProjectReflection {
  const output = path.join(cacheFolder, `typedoc-${hashSdkSources(folder)}.json`);
  if (!existsSync(output)) {
    mkdirSync(cacheFolder, { recursive: true });
    convert(folder, output);
  }
  return JSON.parse(readFileSync(output, 'utf8')) as JSONOutput.ProjectReflection;
}
