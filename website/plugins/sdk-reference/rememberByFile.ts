import { statSync } from 'node:fs';

/** Wraps what is made of a file, so that it is made again only after the file has changed. */
export function rememberByFile<Made>(make: (file: string) => Made): (file: string) => Made {
  const known = new Map<string, { stamp: string; made: Made }>();
  return (file) => {
    const { mtimeMs, size } = statSync(file);
    const stamp = `${mtimeMs} ${size}`;
    const found = known.get(file);
    if (found?.stamp === stamp) return found.made;
    const made = make(file);
    known.set(file, { stamp, made });
    return made;
  };
}
