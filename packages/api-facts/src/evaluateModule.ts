import { compileFunction } from 'node:vm';
import { buildSync } from 'esbuild';

/** Bundles a TypeScript module with its imports, except those left to `require`. */
function bundleModule(file: string, external: string[]): string {
  const [bundle] = buildSync({
    entryPoints: [file],
    bundle: true,
    external,
    write: false,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    logLevel: 'error',
  }).outputFiles;
  return bundle?.text ?? '';
}

/**
 * Evaluates a TypeScript module of data from source. It is bundled each time, because `import`
 * would return the cached module while the site is edited.
 *
 * @param instead - What some of its imports are evaluated with instead, by how they are written
 */
export function evaluateModule<Exports>(
  file: string,
  instead: Readonly<Record<string, object>> = {},
): Exports {
  const module = { exports: {} };
  const code = bundleModule(
    file,
    // A path that begins with a dot would be resolved from the working directory.
    Object.keys(instead).map((name) => name.replace(/^\./, '*')),
  );
  const require = (name: string): object => instead[name] ?? {};
  compileFunction(code, ['module', 'exports', 'require'])(module, module.exports, require);
  return module.exports as Exports;
}
