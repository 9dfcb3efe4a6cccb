import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { websiteFolder } from '../../config/paths';

export { agentFolder, sdkFolder } from '../../config/paths';

/** This plugin's own folder. */
export const pluginFolder = fileURLToPath(new URL('.', import.meta.url));
/** Where the samples are. */
export const samplesFolder = path.join(websiteFolder, 'samples');
/** The translations of the samples' strings. */
export const stringsFolder = path.join(websiteFolder, 'i18n');
/** The runtimes in which the token servers in other languages were last tested. */
export const tokenServersFile = path.join(websiteFolder, 'records/token-servers.json');
/** The record of the last run of all samples. */
export const samplesRecordFile = path.join(websiteFolder, 'records/samples.json');
