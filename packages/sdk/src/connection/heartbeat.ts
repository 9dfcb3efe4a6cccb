import { limits } from '../limits.js';
import { createPatience } from '../patience.js';

/** Notices a connection that has died without a word. */
export interface Heartbeat {
  /** Something arrived: the connection lives. */
  heard(): void;
  /** Asks at once, as after a sleep. The answer may take this much longer. */
  ask(extraMs?: number): void;
  stop(): void;
}

/**
 * Asks when the connection has been silent, and reports when no answer comes.
 * @param ping - Sends the question.
 * @param onDead - Called once, when nothing came back.
 */
export const startHeartbeat = (ping: () => void, onDead: () => void): Heartbeat => {
  let silence: ReturnType<typeof setTimeout> | undefined;
  const patience = createPatience(limits.heartbeatAnswerMs, onDead);
  let asked = false;
  const ask = (extraMs = 0): void => {
    if (asked) return;
    asked = true;
    patience.wait(extraMs);
    ping();
  };
  const stop = (): void => {
    clearTimeout(silence);
    patience.stop();
    asked = false;
  };
  const heard = (): void => {
    stop();
    silence = setTimeout(ask, limits.heartbeatMs);
  };
  heard();
  return { heard, ask, stop };
};
