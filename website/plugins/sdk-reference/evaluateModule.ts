import { compileFunction } from 'node:vm';
import { buildSync } from 'esbuild';

/**
 * Evaluates a TypeScript module of data from its source, with all it imports. It is bundled anew
 * every time, because a plain import would keep the first answer for as long as the site is edited.
 */
export function evaluateModule<Exports>(file: string): Exports {
  const [bundle] = buildSync({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    logLevel: 'error',
  }).outputFiles;
  const module = { exports: {} };
  compileFunction(bundle?.text ?? '', ['module', 'exports'])(module, module.exports);
  return module.exports as Exports;
}
