/** Closes everything and ends the process when it is asked to stop; a second request does not wait. */
export function stopOnSignal(closers: readonly (() => Promise<unknown>)[]): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    await Promise.all(closers.map((close) => close()));
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
