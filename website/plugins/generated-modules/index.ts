import type { LoadContext, Plugin } from '@docusaurus/types';
import { CommonServerFiles } from './CommonServerFiles';

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
