import { fileURLToPath } from 'node:url';

const place = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/** Where the scripts of the frames are. */
export const liveFolder = place('../../live');
/** Where the programs that meet an error on purpose are. */
export const causesFolder = place('../../live/causes/scripts');
