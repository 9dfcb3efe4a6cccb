import type { Conversion, ConversionReply, Edited } from '../reader/main';

const TIMEOUT_MS = 5_000;

/**
 * Converts edited code in a worker: parsers need ages for some short texts, and a link may contain
 * any text.
 *
 * @param base - The base URL of the frames.
 * @throws when the code cannot be parsed; `TimeoutError` when that takes too long, `ChunkLoadError`
 *   when the worker cannot be loaded
 */
export function convertEdited(base: string, conversion: Conversion): Promise<Edited> {
  const worker = new Worker(`${base}reader.js`);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const converting = new Promise<Edited>((resolve, reject) => {
    const fail = (name: string) => reject(Object.assign(new Error(`${base}reader.js`), { name }));
    worker.onerror = () => fail('ChunkLoadError');
    worker.onmessage = ({ data }: MessageEvent<ConversionReply>) => {
      if ('edited' in data) resolve(data.edited);
      else if ('message' in data) reject(new Error(data.message));
      else timer = setTimeout(() => fail('TimeoutError'), TIMEOUT_MS);
    };
  });
  worker.postMessage(conversion);
  return converting.finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
}
