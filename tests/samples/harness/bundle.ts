import path from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { localizedPrograms, mounted, mountedSamples, type Strings } from 'runnable-samples';
import { samplesFolder } from '../../../website/config/samples';
import { componentFiles, mountingModule } from './componentFiles';

/** A module bundled with its imports, and the files it consists of. */
export interface Bundle {
  code: string;
  files: string[];
}

function entryOf(file: string): BuildOptions {
  const contents = mountingModule(file);
  if (contents) return { stdin: { contents, resolveDir: path.dirname(file) } };
  if (!file.endsWith('.tsx')) return { entryPoints: [file] };
  return { entryPoints: [mounted(file)] };
}

async function bundle(options: BuildOptions, strings: Strings): Promise<Bundle> {
  const { outputFiles, metafile } = await build({
    ...options,
    plugins: [mountedSamples, componentFiles(strings), localizedPrograms(strings, [samplesFolder])],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    logLevel: 'silent',
  });
  return {
    code: outputFiles[0]?.text ?? '',
    files: Object.keys(metafile.inputs).map((input) => path.resolve(input)),
  };
}

/**
 * Bundles a module for the browser. The SDK resolves to its sources through the configuration's
 * paths, so that the current code is tested, rather than the last build.
 */
export function bundleForBrowser(file: string, strings: Strings = {}): Promise<Bundle> {
  const define = {
    'process.env.NODE_ENV': '"development"',
    // Feature flags that Vue expects bundlers to define.
    __VUE_OPTIONS_API__: 'true',
    __VUE_PROD_DEVTOOLS__: 'false',
    __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
  };
  return bundle({ ...entryOf(file), define }, strings);
}

// Some of the agent's dependencies are CommonJS, and ES modules have no `require`.
const requireForCommonJs =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/** Bundles a module for Node, with the SDK's sources too. */
export function bundleForNode(file: string, strings: Strings): Promise<Bundle> {
  const banner = { js: requireForCommonJs };
  return bundle({ ...entryOf(file), platform: 'node', banner }, strings);
}
