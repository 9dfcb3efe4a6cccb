import path from 'node:path';
import { compileFunction } from 'node:vm';
import { buildSync } from 'esbuild';

/**
 * Evaluates a TypeScript module of data from source. It is bundled each time, because `import`
 * would return the cached module while the site is edited.
 *
 * @param instead - What some of its imports are evaluated with instead, by how they are written
 * @throws when the module throws, naming its file
 */
export function evaluateModule<Exports>(
  file: string,
  instead: Readonly<Record<string, object>> = {},
): Exports {
  const [bundle] = buildSync({
    entryPoints: [file],
    bundle: true,
    // A path that begins with a dot would be resolved from the working directory.
    external: Object.keys(instead).map((name) => name.replace(/^\./, '*')),
    write: false,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    logLevel: 'error',
  }).outputFiles;
  const module = { exports: {} };
  const require = (name: string): object => instead[name] ?? {};
  const evaluate = compileFunction(bundle?.text ?? '', ['module', 'exports', 'require']);
  try {
    evaluate(module, module.exports, require);
  } catch (cause) {
    const place = path.relative(process.cwd(), file);
    const message = `${place} cannot be evaluated: ${String(cause)}. A table may lack a row: "npm run check:types" names its line.`;
    throw new Error(message, { cause });
  }
  return module.exports as Exports;
}
