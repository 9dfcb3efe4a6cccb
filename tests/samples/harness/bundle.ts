import path from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { localizedPrograms, type Strings } from '../../../website/plugins/samples/localizeSample';
import { mounted, mountedSamples } from '../../../website/plugins/samples/mountSample';
import { samplesFolder } from '../../../website/plugins/samples/places';
import { componentFiles, mountingModule } from './componentFiles';

/** A module and everything it imports as one text, and the files it was made of. */
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
 * Bundles a module for the browser. The SDK is found by its sources, through the paths of the
 * configuration: what is run is what is written, not what was last built.
 */
export function bundleForBrowser(file: string, strings: Strings = {}): Promise<Bundle> {
  const define = {
    'process.env.NODE_ENV': '"development"',
    // What Vue has bundlers decide, and warns of where they do not.
    __VUE_OPTIONS_API__: 'true',
    __VUE_PROD_DEVTOOLS__: 'false',
    __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
  };
  return bundle({ ...entryOf(file), define }, strings);
}

// What the agent is made of is partly CommonJS, which an ES module has no `require` for.
const requireForCommonJs =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/** Bundles a module for Node, the SDK by its sources too. */
export function bundleForNode(file: string, strings: Strings): Promise<Bundle> {
  const banner = { js: requireForCommonJs };
  return bundle({ ...entryOf(file), platform: 'node', banner }, strings);
}
