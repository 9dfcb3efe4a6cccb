import path from 'node:path';
import type { Plugin } from 'esbuild';

/** The modules that samples in React import beside their own; the frame that runs them has all. */
export const reactModules =
  /^(?:react(?:\/jsx-runtime)?|react-dom\/client|product-sdk\/react(?:\/face)?)$/;

/**
 * The entry that puts on the page the component that a sample exports, as its reader's own entry
 * would: its default, or else the one that is named like its file. It says that it goes on.
 *
 * @param file - The sample, or what drives it.
 */
function mountingEntry(file: string): string {
  const [name] = path.basename(file).split('.');
  return `
    import { StrictMode } from 'react';
    import { createRoot } from 'react-dom/client';
    import * as sample from ${JSON.stringify(file)};
    const exported = { ...sample };
    const Component = exported['default'] ?? exported['${name}'];
    if (Component) {
      const root = document.body.appendChild(document.createElement('div'));
      createRoot(root).render(<StrictMode><Component /></StrictMode>);
    }
    export const goesOn = true;
  `;
}

const mark = 'mounted:';

/** What a bundle takes as its entry for a sample in React, which it then mounts. */
export const mounted = (file: string): string => mark + file;

/** Has a bundle mount the samples that are its entries. */
export const mountedSamples: Plugin = {
  name: 'mounted-samples',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: new RegExp(`^${mark}`) }, ({ path: entry }) => ({
      path: entry.slice(mark.length),
      namespace: 'mounted',
    }));
    onLoad({ filter: /./, namespace: 'mounted' }, ({ path: file }) => ({
      contents: mountingEntry(file),
      resolveDir: path.dirname(file),
      loader: 'tsx',
    }));
  },
};
