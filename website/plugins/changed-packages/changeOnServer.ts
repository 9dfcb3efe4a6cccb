import type { Plugin } from '@docusaurus/types';
import { MustBeRead } from './MustBeRead';

/** Has a loader change a file of a package where the server is bundled, which stops if it reads no such file. */
export function changeOnServer(file: RegExp, loader: string): Plugin['configureWebpack'] {
  return (_configuration, isServer) =>
    isServer
      ? {
          module: {
            rules: [{ test: file, include: /node_modules/, enforce: 'pre' as const, loader }],
          },
          plugins: [new MustBeRead(file)],
        }
      : {};
}
