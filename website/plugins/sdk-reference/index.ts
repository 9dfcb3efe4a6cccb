import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { assertReference } from './checks/checkReference';
import { agentFolder, referenceFolder, sdkFolder, websiteFolder } from '../../config/paths';

const sources = [
  path.join(sdkFolder, 'src'),
  path.join(agentFolder, 'src'),
  referenceFolder,
  path.join(websiteFolder, 'records'),
  path.join(websiteFolder, 'plugins/sdk-reference'),
];

/** Keeps the facts on the pages those of the SDK's sources as they are now. */
export default function sdkReferencePlugin(): Plugin {
  return {
    name: 'sdk-reference',
    getPathsToWatch: () => sources.map((folder) => `${folder}/**/*.{ts,tsx,json}`),
    loadContent: assertReference,
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx$/,
            // Without this the theme's own rule for stray pages has no folder to leave out.
            include: [path.join(websiteFolder, 'docs'), path.join(websiteFolder, 'i18n')],
            enforce: 'pre',
            use: [
              {
                loader: path.join(websiteFolder, 'plugins/sdk-reference/dependOnFolders.cjs'),
                options: { folders: [path.join(sdkFolder, 'src'), referenceFolder] },
              },
            ],
          },
        ],
      },
    }),
  };
}
