/** Makes a function that lets only so many tasks run at once; the others wait for their turn. */
export function takeTurns(atOnce: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running < atOnce) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      // A turn is handed on as it is: in between, nobody else could slip in.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
