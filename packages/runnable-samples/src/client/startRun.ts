import {
  limits,
  type FrameMessage,
  type PageMessage,
  readFrameMessage,
  type Thrown,
} from '../frame/messages';
import type { Edited } from '../reader/main';
import type { OpenFrame } from './openFrame';

/** How a run ended. */
export type Outcome =
  | { kind: 'done' }
  | { kind: 'failed'; thrown: Thrown }
  /** The reader stopped it. */
  | { kind: 'stopped' }
  /** An endless loop was stopped. */
  | { kind: 'endless' }
  /** It sent more than a page can handle. */
  | { kind: 'flooded' }
  /** Its code navigated away. */
  | { kind: 'left' }
  /** The frame failed to load. */
  | { kind: 'unreachable' }
  /** The same, while offline. */
  | { kind: 'offline' }
  /** Reading the edited text took too long. */
  | { kind: 'overlong' }
  /** The edited text has a syntax error. */
  | { kind: 'unreadable'; message: string };

/** Decides for each message, by its length, whether the page can handle it. */
type Meter = (characters: number) => boolean;

/** Creates a meter that limits messages and characters per second. */
export function createMeter(now: () => number = () => performance.now()): Meter {
  let second = 0;
  let messages = 0;
  let characters = 0;
  return (length) => {
    const current = Math.floor(now() / 1_000);
    if (current !== second) [second, messages, characters] = [current, 0, 0];
    messages += 1;
    characters += length;
    return messages <= limits.messagesPerSecond && characters <= limits.charactersPerSecond;
  };
}

const PING_INTERVAL_MS = 1_000;
const PING_TIMEOUT_MS = 2_500;

/** Pings a frame, and reports when it stops and resumes answering. */
function watchSilence(
  port: MessagePort,
  onSilence: (silent: boolean) => void,
): { heard: () => void; stop: () => void } {
  // Measured from the ping: the page itself may have been suspended.
  let pingedAt: number | undefined;
  let silent = false;
  const tell = (now: boolean): void => {
    if (now !== silent) onSilence(now);
    silent = now;
  };
  const timer = setInterval(() => {
    if (pingedAt === undefined) {
      pingedAt = performance.now();
      port.postMessage({ type: 'ping' } satisfies PageMessage);
    } else if (performance.now() - pingedAt > PING_TIMEOUT_MS) tell(true);
  }, PING_INTERVAL_MS);
  return {
    heard() {
      pingedAt = undefined;
      tell(false);
    },
    stop: () => clearInterval(timer),
  };
}

const START_TIMEOUT_MS = 15_000;
// Cached files load at once.
const OFFLINE_START_TIMEOUT_MS = 3_000;
// Messages sent while loading may arrive after the load event.
const FIRST_MESSAGE_TIMEOUT_MS = 2_000;

// The browsers' messages for a program that cannot be loaded.
const missing = /dynamically imported module|Importing a module/;

export interface RunListener {
  onMessage(message: FrameMessage): void;
  /** Whether the frame is unresponsive. */
  onSilence(silent: boolean): void;
  onEnd(outcome: Outcome): void;
  /** The frame had the focus when it was removed. */
  onFocusLost(): void;
}

function requestOf({ options }: OpenFrame, edited?: Edited): PageMessage | undefined {
  const { program, isPage, cause } = options;
  if (edited) return { type: 'run-edited', cause, ...edited };
  // A page runs by itself.
  return isPage ? undefined : { type: 'run', program, cause };
}

/**
 * Runs a program in a frame. Removing the frame ends everything in it: microphone, sound, timers.
 *
 * @returns A function that ends the run at once; nothing is reported after it.
 */
export function startRun(frame: OpenFrame, listener: RunListener, edited?: Edited): () => void {
  const meter = createMeter();
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
    const fits = meter(characters);
    if (!fits) end({ kind: 'flooded' });
    return fits;
  };
  const receive = (data: unknown): void => {
    if (cleanups.length === 0 || !count(typeof data === 'string' ? data.length : 1)) return;
    const message = readFrameMessage(data, frame.options.eventNames);
    if (!message) return;
    listener.onMessage(message);
    if (message.type === 'endless') return end({ kind: 'endless' });
    if (message.type !== 'result') return;
    const { thrown } = message;
    if (thrown && !navigator.onLine && missing.test(thrown.message)) {
      return end({ kind: 'offline' });
    }
    end(thrown ? { kind: 'failed', thrown } : { kind: 'done' });
  };
  const giveUp = (): void => end({ kind: navigator.onLine ? 'unreachable' : 'offline' });
  let timer = setTimeout(giveUp, navigator.onLine ? START_TIMEOUT_MS : OFFLINE_START_TIMEOUT_MS);
  cleanups.push(() => clearTimeout(timer));
  frame.onSilentLoad = () => {
    clearTimeout(timer);
    timer = setTimeout(giveUp, FIRST_MESSAGE_TIMEOUT_MS);
  };
  frame.onUnexpectedMessage = () => count(1);
  frame.onFocusLost = listener.onFocusLost;
  frame.onNavigated = () => end({ kind: 'left' });
  void frame.port.then((port) => {
    if (cleanups.length === 0) return;
    clearTimeout(timer);
    const watch = watchSilence(port, listener.onSilence);
    cleanups.push(watch.stop);
    port.onmessage = ({ data }: MessageEvent<unknown>) => {
      watch.heard();
      receive(data);
    };
    const request = requestOf(frame, edited);
    if (request) port.postMessage(request);
  });
  return stop;
}
