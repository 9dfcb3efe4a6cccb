import { expect, test, vi } from 'vitest';
import { NeverCompiled } from './NeverCompiled';

interface Entry {
  promise: Promise<string>;
  resolve: (code: string) => void;
  reject: (reason: Error) => void;
}

/** As the server's bundle waits for a page. */
function wait(): Entry {
  let [resolve, reject]: [Entry['resolve'], Entry['reject']] = [() => undefined, () => undefined];
  const promise = new Promise<string>((...both) => ([resolve, reject] = both));
  promise.catch(() => undefined);
  return { promise, resolve, reject };
}

/** As the browser's bundle leaves a page that it has compiled. */
function compiled(): Entry {
  const never = (): never => {
    throw new Error('this should never be called');
  };
  return { promise: Promise.resolve('page'), resolve: never, reject: never };
}

function start(pages: Map<string, Entry>) {
  const onRefused = vi.fn();
  let finish = (): void => undefined;
  new NeverCompiled(new Error('halved'), onRefused).apply({
    options: { module: { rules: [{ use: ['a', { options: { crossCompilerCache: pages } }] }] } },
    hooks: { done: { tap: (_name: string, act: () => void) => (finish = act) } },
  } as never);
  return { onRefused, finish: () => finish() };
}

test('pages that the other bundle waits for are refused once nobody compiles them, and why is said once', async () => {
  const before = wait();
  const after = wait();
  const pages = new Map([['before', before]]);
  const { onRefused, finish } = start(pages);
  expect(onRefused).not.toHaveBeenCalled();
  finish();
  pages.set('after', after);
  await expect(before.promise).rejects.toThrow('halved');
  expect(await after.promise).toBe('');
  expect(onRefused).toHaveBeenCalledTimes(1);
});

test('a page that has been compiled is left for the other bundle', async () => {
  const pages = new Map([['before', compiled()]]);
  const { onRefused, finish } = start(pages);
  finish();
  pages.set('after', compiled());
  expect(onRefused).not.toHaveBeenCalled();
  expect(await pages.get('after')?.promise).toBe('page');
});
