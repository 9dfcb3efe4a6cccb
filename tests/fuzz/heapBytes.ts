import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

/** What is in use once everything unused has been collected. */
export const heapBytes = (): number => {
  collect();
  return process.memoryUsage().heapUsed;
};
