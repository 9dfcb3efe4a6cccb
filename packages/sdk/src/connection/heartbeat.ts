import { limits } from '../limits.js';
import { createStallTimer } from '../stallTimer.js';

/** Detects a dead connection. */
export interface Heartbeat {
  /** Something was received: the connection is alive. */
  heard(): void;
  /** Pings at once, as after sleep. The answer may take this much longer. */
  ask(extraMs?: number): void;
  stop(): void;
}

/**
 * Pings when the connection has been silent, and reports when no answer arrives.
 * @param ping - Sends a ping.
 * @param onDead - Called once, when no answer arrived.
 */
export const startHeartbeat = (ping: () => void, onDead: () => void): Heartbeat => {
  let silence: ReturnType<typeof setTimeout> | undefined;
  const stallTimer = createStallTimer(limits.heartbeatAnswerMs, onDead);
  let isWaiting = false;
  const ask = (extraMs = 0): void => {
    if (isWaiting) return;
    isWaiting = true;
    stallTimer.wait(extraMs);
    ping();
  };
  const stop = (): void => {
    clearTimeout(silence);
    stallTimer.stop();
    isWaiting = false;
  };
  const heard = (): void => {
    stop();
    silence = setTimeout(ask, limits.heartbeatMs);
  };
  heard();
  return { heard, ask, stop };
};
