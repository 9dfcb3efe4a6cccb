import { fileURLToPath } from 'node:url';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Compiler } from 'webpack';
import { cacheByInputs } from './cache';
import { underneath } from './themeStyles';

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

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
 * Settings of the bundler.
 *
 * Aliases keep out of the app what its readers never use: the theme's highlighter in the browser, a
 * quarter of its script, for ours works at build time; and the progress bar's package, for which a file
 * of thirty lines is enough.
 *
 * This package is made of ES modules, and bundler and Node hold every file below it to that. What
 * Docusaurus generates there is not: its routes call `require.resolveWeak`, and the files it renders the
 * pages with are loaded by `require`. Let them be what they are.
 */
export default function bundler({ baseUrl, generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'bundler',
    configureWebpack({ mode, experiments }, isServer) {
      const { cache } = (experiments ?? {}) as { cache?: { version?: string } };
      return {
        resolve: {
          alias: {
            'prism-react-renderer$': here('./absentPrism.ts'),
            ...(!isServer && { nprogress$: here('./progressBar.ts') }),
          },
        },
        module: {
          rules: [
            {
              test: /\.js$/,
              include: generatedFilesDir,
              type: 'javascript/auto',
              resolve: { fullySpecified: false },
            },
          ],
        },
        plugins: isServer ? [new CommonServerFiles()] : [],
        ...(cache && { experiments: { cache: cacheByInputs(cache) } as object }),
        // The two languages share one port in development: each needs a socket address of its own.
        ...(mode === 'development' && {
          devServer: { webSocketServer: { type: 'ws', options: { path: `${baseUrl}ws` } } },
        }),
      };
    },
    // What Docusaurus would write for older browsers is left to the minifier, which knows those of the
    // site. Without `config`, a configuration is looked for around every stylesheet.
    configurePostCss: (options) => ({ ...options, config: false, plugins: [underneath] }),
  };
}
