import { compileFunction } from 'node:vm';
import { buildSync } from 'esbuild';

/** Bundles a TypeScript module with all it imports. */
function bundleModule(file: string): string {
  const [bundle] = buildSync({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    logLevel: 'error',
  }).outputFiles;
  return bundle?.text ?? '';
}

/**
 * Evaluates a TypeScript module of data from its source, with all it imports. It is bundled anew
 * every time, because a plain import would keep the first answer for as long as the site is edited.
 */
export function evaluateModule<Exports>(file: string): Exports {
  const module = { exports: {} };
  compileFunction(bundleModule(file), ['module', 'exports'])(module, module.exports);
  return module.exports as Exports;
}
