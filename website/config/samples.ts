import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createSamples } from 'runnable-samples';
import { causes } from '../live/causes/causes';
import {
  integrityOf,
  integrityOfContent,
  readSdkVersion,
  servedScripts,
} from '../plugins/site-files/servedFiles';
import { siteAddress } from './hosting';
import { agentFolder, cacheFolder, pageFolders, sdkFolder, websiteFolder } from './paths';
import { versionOfFile } from './versions';

export const samplesFolder = path.join(websiteFolder, 'samples');

/** The samples of this site. */
export const samples = createSamples({
  siteFolder: websiteFolder,
  samplesFolder,
  pageFolders: Object.values(pageFolders),
  componentsFolder: path.join(websiteFolder, 'src'),
  cacheFolder,
  stringFiles: { ko: path.join(websiteFolder, 'i18n/ko/samples.json') },
  recordFile: path.join(websiteFolder, 'records/samples.json'),
  otherRuntimesFile: path.join(websiteFolder, 'records/token-servers.json'),
  // The reference describes the SDK, and runs in no sample.
  sdk: { folder: sdkFolder, unused: /^reference\b/ },
  agent: { folder: agentFolder },
  problems: Object.keys(causes),
  placeholders(file) {
    const version = versionOfFile(file);
    return {
      site: siteAddress,
      version: version?.name ?? readSdkVersion(),
      integrity: version
        ? (name) => integrityOfContent(readFileSync(path.join(version.sdkFolder, name)))
        : integrityOf,
    };
  },
  placeholderFiles: servedScripts.map(({ source }) => source),
  frozen: versionOfFile,
});
