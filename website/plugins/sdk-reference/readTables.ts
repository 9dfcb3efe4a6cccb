import path from 'node:path';
import { compileFunction } from 'node:vm';
import { buildSync } from 'esbuild';
import type * as Tables from '../../../packages/sdk/src/reference/index';
import { sdkFolder } from './repositoryPaths';

/** The tables the SDK exports for its documentation. */
export type SdkTables = typeof Tables;

/**
 * Evaluates the SDK's tables from their sources. They are bundled anew every time, because a
 * plain import would keep the first answer for as long as the site is being edited.
 */
export function readTables(folder = sdkFolder): SdkTables {
  const [bundle] = buildSync({
    entryPoints: [path.join(folder, 'src/reference/index.ts')],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    logLevel: 'error',
  }).outputFiles;
  const module = { exports: {} };
  compileFunction(bundle?.text ?? '', ['module', 'exports'])(module, module.exports);
  return module.exports as SdkTables;
}
