import type { Compiler } from 'webpack';

const name = 'CommonServerFiles';

/** Lays a package.json beside the files of the server build: Node reads them as CommonJS then. */
export class CommonServerFiles {
  apply({ hooks, webpack }: Compiler): void {
    hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap(name, () => {
        const content = JSON.stringify({ type: 'commonjs' });
        compilation.emitAsset('package.json', new webpack.sources.RawSource(content));
      });
    });
  }
}
