import { isValidElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import makeLoadable from './index';
import { beginWork } from './beginWork';

const loading = ({ isLoading, error }: { isLoading: boolean; error: unknown }): ReactNode =>
  isLoading ? 'loading' : String(error);
const render = (loaded: Record<string, unknown>): ReactNode => JSON.stringify(loaded);

describe('a page that is loaded', () => {
  it('is drawn at once after it was preloaded, with all that it is of', async () => {
    const loader = { page: async () => ({ default: 1 }), text: async () => ({ default: 2 }) };
    const Page = makeLoadable.Map({ loader, loading, render });
    await Page.preload();
    const text = renderToStaticMarkup(<Page />).replaceAll('&quot;', '"');
    expect(text).toBe('{"page":{"default":1},"text":{"default":2}}');
  });

  it('tells that it is being loaded, and what went wrong', async () => {
    const loader = async (): Promise<never> => Promise.reject(new Error('gone'));
    const Page = makeLoadable({ loader, loading, render });
    expect(isValidElement(<Page />) && renderToStaticMarkup(<Page />)).toBe('loading');
    await expect(Page.preload()).rejects.toThrow('gone');
    expect(renderToStaticMarkup(<Page />)).toBe('Error: gone');
  });

  it('is loaded once, however often it is asked for', async () => {
    let count = 0;
    const loader = async () => ({ count: ++count });
    const Page = makeLoadable({ loader, loading, render });
    await Promise.all([Page.preload(), Page.preload()]);
    expect(count).toBe(1);
  });
});

it('work tells what has come of it', async () => {
  const work = beginWork(async () => ({ a: 1 }));
  expect(work.isLoading).toBe(true);
  await work.promise;
  expect(work).toMatchObject({ isLoading: false, error: null, loaded: { a: 1 } });
});
