import { expect, test, vi } from 'vitest';
import { NeverCompiled } from './NeverCompiled';

type Entry = { promise: Promise<string>; reject: (reason: Error) => void };

/** As the server's bundle waits for a page. */
function wait(): Entry {
  let reject: Entry['reject'] = () => undefined;
  const promise = new Promise<string>((_, refuse) => (reject = refuse));
  promise.catch(() => undefined);
  return { promise, reject };
}

/** As the browser's bundle leaves a page that it has compiled. */
const compiled = (): Entry => ({
  promise: Promise.resolve('page'),
  reject() {
    throw new Error('this should never be called');
  },
});

function start(pages: Map<string, Entry>) {
  const onRefused = vi.fn();
  let finish = (): void => undefined;
  new NeverCompiled(new Error('halved'), onRefused).apply({
    options: { module: { rules: [{ use: ['a', { options: { crossCompilerCache: pages } }] }] } },
    hooks: { done: { tap: (_name: string, act: () => void) => (finish = act) } },
  } as never);
  return { onRefused, finish: () => finish() };
}

test('a page that the other bundle waits for is refused once nobody compiles it any more', async () => {
  const before = wait();
  const after = wait();
  const pages = new Map([['before', before]]);
  const { onRefused, finish } = start(pages);
  expect(onRefused).not.toHaveBeenCalled();
  finish();
  pages.set('after', after);
  await expect(before.promise).rejects.toThrow('halved');
  await expect(after.promise).rejects.toThrow('halved');
  expect(onRefused).toHaveBeenCalledTimes(2);
});

test('a page that has been compiled is left for the other bundle', async () => {
  const pages = new Map([['before', compiled()]]);
  const { onRefused, finish } = start(pages);
  finish();
  pages.set('after', compiled());
  expect(onRefused).not.toHaveBeenCalled();
  expect(await pages.get('after')?.promise).toBe('page');
});
