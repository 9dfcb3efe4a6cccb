import path from 'node:path';
import type { Plugin } from 'esbuild';

/**
 * The entry that mounts the component of a sample, as a reader's own entry would: its default
 * export, or the one named like its file. It reports that it keeps running.
 *
 * @param file - The sample, or its driver.
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
    export const keepsRunning = true;
  `;
}

const mark = 'mounted:';

/** The bundle entry for a React sample, which is then mounted. */
export const mounted = (file: string): string => mark + file;

/** An esbuild plugin that mounts the samples that are its entries. */
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
