import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

/** Heap use after garbage collection. */
export const heapBytes = (): number => {
  collect();
  return process.memoryUsage().heapUsed;
};
