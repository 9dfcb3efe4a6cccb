import type { FrameMessage } from '../channel/FrameMessage';

/** Tells the page one thing. */
export type Tell = (message: FrameMessage) => void;

let startedAt = performance.now();

/** From now on time is counted from here. */
export function startClock(): void {
  startedAt = performance.now();
}

/** How long ago the run began, in milliseconds. */
export function sinceStart(): number {
  return Math.round((performance.now() - startedAt) * 10) / 10;
}
