import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { addressOf, type FrameOrder } from './createFrame';
import { openFrame, type OpenFrame } from './openFrame';

/** Keeps one frame ready for the next run, so that a run begins at once. */
export interface Standby {
  prepare: (order: FrameOrder) => void;
  /** Gives a frame for an order: the one that stands by, if it will do. */
  take: (order: FrameOrder) => OpenFrame | undefined;
}

/** @param place - The element that holds the frames. */
export function useStandby(place: RefObject<HTMLElement | null>): Standby {
  const waiting = useRef<OpenFrame>(undefined);
  const take = useCallback(
    (order: FrameOrder) => {
      const ready = waiting.current;
      waiting.current = undefined;
      if (ready && !ready.isLost() && addressOf(ready.order) === addressOf(order)) {
        ready.order = order;
        return ready;
      }
      ready?.remove();
      return place.current ? openFrame(order, place.current) : undefined;
    },
    [place],
  );
  const prepare = useCallback(
    (order: FrameOrder) => {
      // A page runs as soon as it is there.
      if (!order.isPage) waiting.current = take(order);
    },
    [take],
  );
  useEffect(() => () => waiting.current?.remove(), []);
  return { prepare, take };
}
