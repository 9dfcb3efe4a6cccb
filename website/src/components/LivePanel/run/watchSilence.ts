import type { PageMessage } from '@site/live/channel/FrameMessage';

const ASK_EVERY_MS = 1_000;
const PATIENCE_MS = 2_500;

/** Asks a frame now and then whether it is alive, and tells when it stops and starts answering. */
export function watchSilence(
  port: MessagePort,
  onSilence: (silent: boolean) => void,
): { heard: () => void; stop: () => void } {
  let heardAt = performance.now();
  let silent = false;
  const tell = (now: boolean): void => {
    if (now !== silent) onSilence(now);
    silent = now;
  };
  const timer = setInterval(() => {
    port.postMessage({ type: 'ask' } satisfies PageMessage);
    if (performance.now() - heardAt > PATIENCE_MS) tell(true);
  }, ASK_EVERY_MS);
  return {
    heard() {
      heardAt = performance.now();
      tell(false);
    },
    stop: () => clearInterval(timer),
  };
}
