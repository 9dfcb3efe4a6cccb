import { fileURLToPath } from 'node:url';

const place = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/** This plugin's own folder. */
export const pluginFolder = place('.');
/** Where the samples are. */
export const samplesFolder = place('../../samples');
/** The translations of the samples' strings. */
export const stringsFolder = place('../../i18n');
/** Where the SDK's package is. */
export const sdkFolder = place('../../../packages/sdk');
/** Where the agent's package is. */
export const agentFolder = place('../../../packages/agent');
/** The runtimes in which the token servers in other languages were last tested. */
export const tokenServersFile = place('../../records/token-servers.json');
/** The record of the last run of all samples. */
export const proofFile = place('../../records/samples.json');
