import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { hashFiles } from 'docs-kit';
import type { JSONOutput } from 'typedoc';
import type { ApiFactsOptions } from './options';

const requireHere = createRequire(import.meta.url);

/** TypeDoc's command, next to its main module. */
function typeDocProgram(): string {
  return path.join(path.dirname(requireHere.resolve('typedoc/package.json')), 'bin/typedoc');
}

/** TypeDoc's model of the SDK, cached on disk until the sources change. */
export function runTypeDoc({ sdk, cacheFolder }: ApiFactsOptions): JSONOutput.ProjectReflection {
  const output = path.join(cacheFolder, `typedoc-${hashFiles(sdk.folder, ['src'])}.json`);
  if (!existsSync(output)) {
    mkdirSync(cacheFolder, { recursive: true });
    const draft = `${output}.${process.pid}`;
    const entries = sdk.entryPoints.filter((entry) => existsSync(path.join(sdk.folder, entry)));
    const parameters = [
      typeDocProgram(),
      ...entries.flatMap((entry) => ['--entryPoints', entry]),
      ...['--tsconfig', sdk.tsconfig, '--json', draft],
      ...['--logLevel', 'Error', '--sort', 'source-order'],
      ...['--skipErrorChecking', '--excludeExternals'],
      ...['--disableGit', '--sourceLinkTemplate', '{path}', '--basePath', sdk.folder],
    ];
    execFileSync(process.execPath, parameters, {
      cwd: sdk.folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    renameSync(draft, output);
  }
  return JSON.parse(readFileSync(output, 'utf8')) as JSONOutput.ProjectReflection;
}
