import type { PageMessage } from '@site/live/channel/FrameMessage';

const ASK_EVERY_MS = 1_000;
const PATIENCE_MS = 2_500;

/** Asks a frame now and then whether it is alive, and tells when it stops and starts answering. */
export function watchSilence(
  port: MessagePort,
  onSilence: (silent: boolean) => void,
): { heard: () => void; stop: () => void } {
  // Since it was asked, not since it spoke: the page itself may have slept.
  let askedAt: number | undefined;
  let silent = false;
  const tell = (now: boolean): void => {
    if (now !== silent) onSilence(now);
    silent = now;
  };
  const timer = setInterval(() => {
    if (askedAt === undefined) {
      askedAt = performance.now();
      port.postMessage({ type: 'ask' } satisfies PageMessage);
    } else if (performance.now() - askedAt > PATIENCE_MS) tell(true);
  }, ASK_EVERY_MS);
  return {
    heard() {
      askedAt = undefined;
      tell(false);
    },
    stop: () => clearInterval(timer),
  };
}
