/** Waits for a promise, and no longer than this. How it ends does not matter. */
export async function waitAtMost(milliseconds: number, promise: Promise<unknown>): Promise<void> {
  let timer: number | undefined;
  const patience = new Promise((resolve) => {
    timer = window.setTimeout(resolve, milliseconds);
  });
  await Promise.race([promise.catch(() => undefined), patience]);
  window.clearTimeout(timer);
}
