import { fileURLToPath } from 'node:url';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Compiler } from 'webpack';
import { cacheByInputs } from './cache';
import { themeLayer } from './themeStyles';

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

const name = 'CommonServerFiles';

/**
 * Writes a package.json beside the files of the server build, so that Node loads them as CommonJS.
 */
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
 * Aliases remove unused code from the app: the theme's highlighter, a quarter of its script,
 * because code is highlighted at build time; and the package of the progress bar, which thirty
 * lines replace.
 *
 * This package is `"type": "module"`, which bundler and Node apply to all files below it. What
 * Docusaurus generates there is not ESM: routes call `require.resolveWeak`, and the server bundle
 * is loaded with `require`. These files are exempted.
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
        // In development both languages share one port, so each needs its own socket path.
        ...(mode === 'development' && {
          devServer: { webSocketServer: { type: 'ws', options: { path: `${baseUrl}ws` } } },
        }),
      };
    },
    // Prefixing is left to the minifier, which knows the site's browsers. Without `config`, PostCSS
    // would look for a configuration beside every stylesheet.
    configurePostCss: (options) => ({ ...options, config: false, plugins: [themeLayer] }),
  };
}
