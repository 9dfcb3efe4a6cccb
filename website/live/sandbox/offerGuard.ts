const PATIENCE_MS = 2_000;

/**
 * Gives edited code the function that its loops call: it throws when a task has lasted so long that
 * the page may no longer answer its reader.
 *
 * @param onEndless - Is told of it once, for the code may catch what is thrown.
 */
export function offerGuard(onEndless: () => void): void {
  const { port1, port2 } = new MessageChannel();
  const now = performance.now.bind(performance);
  const post = port2.postMessage.bind(port2);
  let beganAt: number | undefined;
  let isTold = false;
  // The next task: whatever was going on has let others have their turn.
  port1.onmessage = () => {
    beganAt = undefined;
  };
  const guard = (): void => {
    if (beganAt === undefined) {
      beganAt = now();
      post(undefined);
    } else if (now() - beganAt > PATIENCE_MS) {
      if (!isTold) onEndless();
      isTold = true;
      throw new Error(`a loop has kept the page waiting for ${PATIENCE_MS / 1_000} seconds`);
    }
  };
  Object.defineProperty(window, 'liveGuard', { value: guard });
}
