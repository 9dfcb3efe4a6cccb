import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const fileOf = (folder: string): string => path.join(folder, 'halved');

/** Why a build stops whose caches do not fit each other. */
export const halved = new Error(
  'What the bundler kept of earlier builds fits the browser and not the server, as after a build that was cut off. It goes at the next build: run it again.',
);
// Where it was made tells nothing.
halved.stack = halved.message;

/** Has a cache that fits one bundle alone go at the next build: this one still adds to it. */
export const markHalved = (folder: string): void => writeFileSync(fileOf(folder), '');

/** Whether a cache fits one bundle alone. */
export const isHalved = (folder: string): boolean => existsSync(fileOf(folder));
