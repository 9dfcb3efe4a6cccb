import type { FrameMessage } from '../channel/FrameMessage';

/** Tells the page one thing. */
export type Tell = (message: FrameMessage) => void;

const startedAt = performance.now();

/** How long ago this frame began, in milliseconds. */
export function sinceStart(): number {
  return Math.round((performance.now() - startedAt) * 10) / 10;
}
