import { limits } from '../limits.js';
import { setPatientTimeout } from '../patientTimeout.js';

/** Notices a connection that has died without a word. */
export interface Heartbeat {
  /** Something arrived: the connection lives. */
  heard(): void;
  /** Asks at once, as after a sleep. */
  ask(): void;
  stop(): void;
}

/**
 * Asks when the connection has been silent, and reports when no answer comes.
 * @param ping - Sends the question.
 * @param onDead - Called once, when nothing came back.
 */
export const startHeartbeat = (ping: () => void, onDead: () => void): Heartbeat => {
  let silence: ReturnType<typeof setTimeout> | undefined;
  let stopWaiting: (() => void) | undefined;
  const ask = (): void => {
    if (stopWaiting) return;
    stopWaiting = setPatientTimeout(onDead, limits.heartbeatAnswerMs);
    ping();
  };
  const stop = (): void => {
    clearTimeout(silence);
    stopWaiting?.();
    stopWaiting = undefined;
  };
  const heard = (): void => {
    stop();
    silence = setTimeout(ask, limits.heartbeatMs);
  };
  heard();
  return { heard, ask, stop };
};
