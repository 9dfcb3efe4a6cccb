import { fileURLToPath } from 'node:url';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { holdMetadata } from './holdMetadata';
import { toText } from './toText';

/** What the loader of a page is told. */
export interface PageModuleOptions {
  /** Makes a module of a compiled page, and tells of the files that it is made from, too. */
  make: (source: string, onFile: (file: string) => void, page: string) => string;
}

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
const loader = here('./loader.cjs');

/** Leaves the bundler less to do with each page. In development nothing is made whole, and it would gain nothing. */
export default function pageModules({ siteDir }: LoadContext): Plugin {
  const forReaders: PageModuleOptions['make'] = (source, onFile) =>
    holdMetadata(source, siteDir, onFile);
  const forServer: PageModuleOptions['make'] = (source, onFile, page) =>
    toText(forReaders(source, onFile, page), page);
  return {
    name: 'page-modules',
    configureWebpack({ mode }, isServer) {
      if (mode !== 'production') return {};
      const options: PageModuleOptions = { make: isServer ? forServer : forReaders };
      return {
        module: {
          rules: [{ resource: /\.mdx$/, enforce: 'post' as const, use: [{ loader, options }] }],
        },
      };
    },
  };
}
