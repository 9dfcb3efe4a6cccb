const most = 20_000;

/** Memoizes a function of one string. */
export function memoize<Result>(read: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    let result = known.get(text);
    if (result === undefined) {
      result = read(text);
      if (known.size > most) known.clear();
      known.set(text, result);
    }
    return result;
  };
}
