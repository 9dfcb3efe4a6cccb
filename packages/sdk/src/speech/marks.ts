import type { SpeechMarkEvent } from '../events/speechEvents.js';

type Mark = Pick<SpeechMarkEvent, 'shape' | 'atMs'>;

/** How long to wait at most before looking at the clock again, which may have stood still. */
const LOOK_AGAIN_MS = 100;

/** Gives out the mouth shapes of one speech as its clock passes them. */
export interface Marks {
  add(marks: readonly Mark[]): void;
  /** The speech is being heard: the clock runs. */
  start(positionMs: () => number): void;
  /** Gives out what is left, when the speech came to its end, and stops. */
  end(flush: boolean): void;
}

/** Makes an empty row of marks. */
export const createMarks = (onMark: (mark: Mark) => void): Marks => {
  let waiting: Mark[] = [];
  let clock: (() => number) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const giveOut = (): void => {
    if (!clock) return;
    clearTimeout(timer);
    for (let next = waiting[0]; next && next.atMs <= clock(); next = waiting[0]) {
      waiting.shift();
      onMark(next);
      // Whoever hears of a mark may stop the speech.
      if (!clock) return;
    }
    const next = waiting[0];
    if (next) timer = setTimeout(giveOut, Math.min(LOOK_AGAIN_MS, next.atMs - clock()));
  };
  return {
    add(marks) {
      waiting = [...waiting, ...marks];
      giveOut();
    },
    start(positionMs) {
      clock = positionMs;
      giveOut();
    },
    end(flush) {
      clearTimeout(timer);
      const rest = flush ? waiting : [];
      waiting = [];
      clock = undefined;
      rest.forEach(onMark);
    },
  };
};
