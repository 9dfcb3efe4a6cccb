import type { FrameMessage, PageMessage } from '@site/live/channel/FrameMessage';
import { readFrameMessage } from '@site/live/channel/readFrameMessage';
import { acceptPort } from './acceptPort';
import { createFrame, type FrameOrder } from './createFrame';
import { createMeter } from './createMeter';
import type { Outcome } from './Outcome';
import { watchSilence } from './watchSilence';

const START_WITHIN_MS = 15_000;

export interface RunListener {
  onMessage(message: FrameMessage): void;
  /** Whether the frame has stopped answering. */
  onSilence(silent: boolean): void;
  onEnd(outcome: Outcome): void;
}

/** What is run, and where. */
export interface RunOrder extends FrameOrder {
  /** The element the frame is put into. */
  place: HTMLElement;
  /** The edited code as the browser can run it: a script, or a whole page. */
  edited?: { script: string; markup: string };
}

/**
 * Runs a program in a frame of its own. When the frame goes, everything in it goes: its microphone,
 * its sound, its timers.
 *
 * @returns A function that ends the run at once; nothing is told after it.
 */
export function startRun(order: RunOrder, listener: RunListener): () => void {
  const { place, cause, edited } = order;
  const frame = createFrame(order);
  const takeIn = createMeter();
  const cleanups: (() => void)[] = [() => frame.remove()];
  const stop = (): void => {
    for (const cleanup of cleanups.splice(0)) cleanup();
  };
  const end = (outcome: Outcome): void => {
    if (cleanups.length === 0) return;
    stop();
    listener.onEnd(outcome);
  };
  const count = (characters: number): boolean => {
    const fits = takeIn(characters);
    if (!fits) end({ kind: 'flooded' });
    return fits;
  };
  const receive = (data: unknown): void => {
    if (cleanups.length === 0 || !count(typeof data === 'string' ? data.length : 1)) return;
    const message = readFrameMessage(data);
    if (!message) return;
    listener.onMessage(message);
    if (message.type !== 'result') return;
    const { thrown } = message;
    end(thrown ? { kind: 'failed', thrown } : { kind: 'done' });
  };
  const open = (port: MessagePort): void => {
    clearTimeout(timer);
    const watch = watchSilence(port, listener.onSilence);
    port.onmessage = ({ data }: MessageEvent<unknown>) => {
      watch.heard();
      receive(data);
    };
    cleanups.push(() => port.close(), watch.stop);
    if (edited) port.postMessage({ type: 'run', cause, ...edited } satisfies PageMessage);
  };
  const timer = setTimeout(() => end({ kind: 'unreachable' }), START_WITHIN_MS);
  const origin = edited ? 'null' : location.origin;
  cleanups.push(
    () => clearTimeout(timer),
    acceptPort(frame, origin, open, () => count(1)),
  );
  // A frame loads once; whoever makes it load again has left what we gave it.
  frame.addEventListener(
    'load',
    () => {
      frame.addEventListener('load', () => end({ kind: 'left' }), { once: true });
    },
    { once: true },
  );
  place.append(frame);
  return stop;
}
