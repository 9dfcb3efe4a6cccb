import type { Compiler } from 'webpack';
import type { LoadContext, Plugin } from '@docusaurus/types';

const name = 'CommonServerFiles';

/** Lays a package.json beside the files of the server build: Node reads them as CommonJS then. */
class CommonServerFiles {
  apply({ hooks, webpack }: Compiler): void {
    hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap(name, () => {
        const content = JSON.stringify({ type: 'commonjs' });
        compilation.emitAsset('package.json', new webpack.sources.RawSource(content));
      });
    });
  }
}

/**
 * This package is made of ES modules, and bundler and Node hold every file below it to that. What
 * Docusaurus generates there is not: its routes call `require.resolveWeak`, and the files it
 * renders the pages with are loaded by `require`. Let them be what they are.
 */
export default function generatedModulesPlugin(context: LoadContext): Plugin {
  return {
    name: 'generated-modules',
    configureWebpack: (_configuration, isServer) => ({
      module: {
        rules: [
          {
            test: /\.js$/,
            include: context.generatedFilesDir,
            type: 'javascript/auto',
            resolve: { fullySpecified: false },
          },
        ],
      },
      plugins: isServer ? [new CommonServerFiles()] : [],
    }),
  };
}
