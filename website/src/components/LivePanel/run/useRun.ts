import type { FrameMessage } from '@site/live/channel/FrameMessage';
import { leaveOldBuild } from '@site/src/deployment/leaveOldBuild';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { applyMessages } from '../view/applyMessages';
import { begun, type RunView } from '../view/RunView';
import { createBatch } from './createBatch';
import type { FrameOrder } from './createFrame';
import type { Outcome } from './Outcome';
import { keepRuns } from './keepRuns';
import { readEdited } from './readEdited';
import { startRun, type Edited } from './startRun';
import { useStandby } from './useStandby';

export interface RunControl {
  /** What there is to see; undefined before the first run. */
  view?: RunView;
  /** Makes a frame ready, in case there will be a run. */
  prepare: (order: FrameOrder) => void;
  start: (order: FrameOrder) => void;
  stop: () => void;
}

function ended(view: RunView | undefined, outcome: Outcome): RunView | undefined {
  if (!view?.running) return view;
  return { ...view, running: false, silent: false, level: undefined, height: 0, outcome };
}

/**
 * Runs programs, one at a time, and gathers what there is to see of them.
 *
 * @param place - The element that holds the frame while a program runs.
 * @param onFocusLost - Is told when a frame that had the focus has gone.
 */
export function useRun(place: RefObject<HTMLElement | null>, onFocusLost: () => void): RunControl {
  const [view, setView] = useState<RunView>();
  const { prepare, take } = useStandby(place);
  const ending = useRef<() => void>(undefined);
  const end = useCallback((outcome: Outcome) => {
    ending.current?.();
    ending.current = undefined;
    setView((before) => ended(before, outcome));
  }, []);
  const start = useCallback(
    (order: FrameOrder) => {
      ending.current?.();
      setView({ ...begun, cause: order.cause });
      const batch = createBatch<FrameMessage>((messages) =>
        setView((before) => before && applyMessages(before, messages)),
      );
      const listener = {
        onMessage: batch.add,
        onSilence: (silent: boolean) => setView((before) => before && { ...before, silent }),
        onEnd: end,
        onFocusLost,
      };
      let stop: (() => void) | undefined;
      let cancelled = false;
      ending.current = () => {
        cancelled = true;
        stop?.();
        batch.flush();
      };
      const begin = (edited?: Edited): void => {
        const frame = cancelled ? undefined : take(order);
        if (frame) stop = startRun(frame, listener, edited);
      };
      keepRuns(order.base).catch(() => undefined);
      if (order.source === undefined) return begin();
      readEdited(order.source, order.isPage).then(begin, (error: Error) => {
        if (cancelled) return;
        if (error.name !== 'ChunkLoadError') {
          return end({ kind: 'unreadable', message: error.message });
        }
        end({ kind: navigator.onLine ? 'unreachable' : 'offline' });
        void leaveOldBuild();
      });
    },
    [end, take, onFocusLost],
  );
  useEffect(() => () => ending.current?.(), []);
  return { view, prepare, start, stop: useCallback(() => end({ kind: 'stopped' }), [end]) };
}
