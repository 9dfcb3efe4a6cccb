import type { Log } from './Log.js';

/** Keeps what a log throws, now or later, from whoever logs: an agent outlives its log. Tells once. */
export function shieldLog(log: Log | undefined): Log {
  let hasFailed = false;
  return async (event, details) => {
    try {
      await log?.(event, details);
    } catch (error) {
      if (!hasFailed) console.error('The log of the agent failed:', error);
      hasFailed = true;
    }
  };
}
