import type { Locale } from '@site/brand';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { RunFiles } from '@site/plugins/live-frame/documents';
import { leaveOldBuild } from 'deferred-hydration/client';
import {
  addressOf,
  convertEdited,
  type Edited,
  type FrameOptions,
  openFrame,
  type OpenFrame,
  type Outcome,
  startRun,
} from 'runnable-samples/client';
import type { FrameMessage } from 'runnable-samples/frame';
import { applyMessages, initialView, type RunView } from './runView';

const PAUSE_MS = 16;

/** Batches items, so that the page renders once for all of them. */
interface Batch<Item> {
  add(item: Item): void;
  /** Flushes the waiting items at once. */
  flush(): void;
}

/** Creates a batch that passes on the first item at once, and later ones at most once per frame. */
function createBatch<Item>(onItems: (items: Item[]) => void): Batch<Item> {
  let waiting: Item[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const items = waiting;
    waiting = [];
    if (items.length > 0) onItems(items);
  };
  return {
    flush,
    add(item) {
      waiting.push(item);
      if (timer !== undefined) return;
      flush();
      timer = setTimeout(flush, PAUSE_MS);
    },
  };
}

/** The document that runs a sample, below the frames: for a module, or a page. */
const pathOf = (name: string, locale: Locale): string =>
  `${locale}/samples/${name.replace(/\.tsx?$/, '.js').replace(/\.html$/, '/')}`;

/** The pages whose samples are cached, or being cached. */
const cachedPages = new Set<string>();

/**
 * Has the service worker cache the files of this page's samples, so that they run offline. Called
 * when one is run, so that readers who run none do not download them.
 *
 * @param options - Has the base URL of the frames and the language of the page.
 */
async function cacheRunFiles({ base, locale }: FrameOptions): Promise<void> {
  const page = location.pathname;
  if (cachedPages.has(page)) return;
  cachedPages.add(page);
  const samples = document.querySelectorAll<HTMLElement>('[data-live][data-sample]');
  const names = [...samples].map(({ dataset }) => dataset.sample ?? '');
  // If nothing is cached, no worker will ever be ready.
  const { active } = await navigator.serviceWorker.ready;
  try {
    const response = await fetch(`${base}run-files.json`);
    const { modules, others } = (await response.json()) as RunFiles;
    const root = base.slice(0, base.lastIndexOf('live/'));
    const files = names.flatMap((name) => [
      ...(others[name] ?? modules).map((path) => root + path),
      base + pathOf(name, locale),
    ]);
    const urlsToCache = [...new Set(files)].map((file) => new URL(file, location.href).href);
    active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
  } catch {
    // The next run asks again.
    cachedPages.delete(page);
  }
}

/** Keeps one frame ready, so that the next run starts at once. */
interface Standby {
  prepare: (options: FrameOptions) => void;
  /** Returns a frame with these options: the waiting one, if it has the same URL. */
  take: (options: FrameOptions) => OpenFrame | undefined;
}

/**
 * @param container - The element that contains the frames.
 */
function useStandby(container: RefObject<HTMLElement | null>): Standby {
  const waiting = useRef<OpenFrame>(undefined);
  const take = useCallback(
    (options: FrameOptions) => {
      const ready = waiting.current;
      waiting.current = undefined;
      if (ready && !ready.isLost() && addressOf(ready.options) === addressOf(options)) {
        ready.options = options;
        return ready;
      }
      ready?.remove();
      return container.current ? openFrame(options, container.current) : undefined;
    },
    [container],
  );
  const prepare = useCallback(
    (options: FrameOptions) => {
      // A page runs as soon as it is loaded.
      if (!options.isPage) waiting.current = take(options);
    },
    [take],
  );
  useEffect(() => () => waiting.current?.remove(), []);
  return { prepare, take };
}

export interface RunControl {
  /** What is shown; undefined before the first run. */
  view?: RunView;
  /** Prepares a frame, in case there will be a run. */
  prepare: (options: FrameOptions) => void;
  start: (options: FrameOptions) => void;
  stop: () => void;
}

function ended(view: RunView | undefined, outcome: Outcome): RunView | undefined {
  if (!view?.running) return view;
  // The agent of the frame ends with it, without an event.
  const state = outcome.kind === 'done' ? view.state : 'disconnected';
  return { ...view, state, running: false, silent: false, level: undefined, height: 0, outcome };
}

/**
 * Runs programs, one at a time, and collects what to show.
 *
 * @param place - The element that contains the frame of a running program.
 * @param onFocusLost - Called when a frame that had the focus was removed.
 */
export function useRun(place: RefObject<HTMLElement | null>, onFocusLost: () => void): RunControl {
  const [view, setView] = useState<RunView>();
  const { prepare, take } = useStandby(place);
  const ending = useRef<() => void>(undefined);
  const end = useCallback((outcome: Outcome) => {
    ending.current?.();
    ending.current = undefined;
    setView((before) => ended(before, outcome));
  }, []);
  const start = useCallback(
    (options: FrameOptions) => {
      ending.current?.();
      setView({ ...initialView, cause: options.cause });
      const batch = createBatch<FrameMessage>((messages) =>
        setView((before) => before && applyMessages(before, messages)),
      );
      const listener = {
        onMessage: batch.add,
        onSilence: (silent: boolean) => setView((before) => before && { ...before, silent }),
        onEnd: end,
        onFocusLost,
      };
      let stop: (() => void) | undefined;
      let cancelled = false;
      ending.current = () => {
        cancelled = true;
        stop?.();
        batch.flush();
      };
      const begin = (edited?: Edited): void => {
        const frame = cancelled ? undefined : take(options);
        if (frame) stop = startRun(frame, listener, edited);
      };
      cacheRunFiles(options).catch(() => undefined);
      const { base, source, isPage } = options;
      if (source === undefined) return begin();
      const kind = isPage ? 'page' : 'module';
      convertEdited(base, { source, kind }).then(begin, (error: Error) => {
        if (cancelled) return;
        if (error.name === 'TimeoutError') return end({ kind: 'overlong' });
        if (error.name !== 'ChunkLoadError') {
          return end({ kind: 'unreadable', message: error.message });
        }
        end({ kind: navigator.onLine ? 'unreachable' : 'offline' });
        void leaveOldBuild();
      });
    },
    [end, take, onFocusLost],
  );
  useEffect(() => () => ending.current?.(), []);
  return { view, prepare, start, stop: useCallback(() => end({ kind: 'stopped' }), [end]) };
}
