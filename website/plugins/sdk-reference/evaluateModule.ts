import { compileFunction } from 'node:vm';
import { buildSync } from 'esbuild';

/** Bundles a TypeScript module with all it imports. */
export function bundleModule(file: string): string {
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
 *
 * @param bundle - What else bundles it
 */
export function evaluateModule<Exports>(file: string, bundle = bundleModule): Exports {
  const module = { exports: {} };
  compileFunction(bundle(file), ['module', 'exports'])(module, module.exports);
  return module.exports as Exports;
}
