import type { FrameMessage } from '@site/live/channel/FrameMessage';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { applyMessages } from '../view/applyMessages';
import { begun, type RunView } from '../view/RunView';
import { createBatch } from './createBatch';
import type { FrameOrder } from './createFrame';
import type { Outcome } from './Outcome';
import { readEdited } from './readEdited';
import { startRun } from './startRun';

export interface RunControl {
  /** What there is to see; undefined before the first run. */
  view?: RunView;
  start: (order: FrameOrder) => void;
  stop: () => void;
}

/**
 * Runs programs, one at a time, and gathers what there is to see of them.
 *
 * @param place - The element that holds the frame while a program runs.
 */
export function useRun(place: RefObject<HTMLElement | null>): RunControl {
  const [view, setView] = useState<RunView>();
  const ending = useRef<() => void>(undefined);
  const end = useCallback((outcome: Outcome) => {
    ending.current?.();
    ending.current = undefined;
    setView((before) =>
      before?.running
        ? { ...before, running: false, silent: false, level: undefined, height: 0, outcome }
        : before,
    );
  }, []);
  const start = useCallback(
    (order: FrameOrder) => {
      ending.current?.();
      setView(begun);
      const batch = createBatch<FrameMessage>((messages) =>
        setView((before) => before && applyMessages(before, messages)),
      );
      const finish = (outcome: Outcome): void => {
        batch.flush();
        end(outcome);
      };
      let cancelled = false;
      ending.current = () => {
        cancelled = true;
        batch.flush();
      };
      const begin = (edited?: { script: string; markup: string }): void => {
        if (cancelled || !place.current) return;
        const stop = startRun(
          { ...order, edited, place: place.current },
          {
            onMessage: batch.add,
            onSilence: (silent) => setView((before) => before && { ...before, silent }),
            onEnd: finish,
          },
        );
        ending.current = () => {
          stop();
          batch.flush();
        };
      };
      if (order.source === undefined) return begin();
      readEdited(order.source, order.isPage).then(begin, (error: Error) => {
        if (!cancelled) finish({ kind: 'unreadable', message: error.message });
      });
    },
    [end, place],
  );
  useEffect(() => () => ending.current?.(), []);
  return { view, start, stop: useCallback(() => end({ kind: 'stopped' }), [end]) };
}
