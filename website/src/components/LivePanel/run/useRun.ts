import type { Locale } from '@site/brand';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { RunFiles } from '@site/plugins/live-frame/listRunFiles';
import type { FrameMessage } from '@site/live/channel/messages';
import { leaveOldBuild } from 'deferred-hydration/client';
import { addressOf, type FrameOrder, openFrame, type OpenFrame } from './openFrame';
import { applyMessages } from '../view/applyMessages';
import { begun, type RunView, type Outcome } from '../view/RunView';
import { readEdited } from './readEdited';
import { type Edited, startRun } from './startRun';

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
const asked = new Set<string>();

/**
 * Has the service worker cache the files of this page's samples, so that they run offline. Called
 * when one is run, so that readers who run none do not download them.
 *
 * @param order - The frames' address and the page's language.
 */
async function keepRuns({ base, locale }: FrameOrder): Promise<void> {
  const page = location.pathname;
  if (asked.has(page)) return;
  asked.add(page);
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
    asked.delete(page);
  }
}

/** Keeps one frame ready, so that the next run starts at once. */
interface Standby {
  prepare: (order: FrameOrder) => void;
  /** Returns a frame for an order: the one in reserve, if it fits. */
  take: (order: FrameOrder) => OpenFrame | undefined;
}

/**
 * @param place - The element that contains the frames.
 */
function useStandby(place: RefObject<HTMLElement | null>): Standby {
  const waiting = useRef<OpenFrame>(undefined);
  const take = useCallback(
    (order: FrameOrder) => {
      const ready = waiting.current;
      waiting.current = undefined;
      if (ready && !ready.isLost() && addressOf(ready.order) === addressOf(order)) {
        ready.order = order;
        return ready;
      }
      ready?.remove();
      return place.current ? openFrame(order, place.current) : undefined;
    },
    [place],
  );
  const prepare = useCallback(
    (order: FrameOrder) => {
      // A page runs as soon as it is loaded.
      if (!order.isPage) waiting.current = take(order);
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
  prepare: (order: FrameOrder) => void;
  start: (order: FrameOrder) => void;
  stop: () => void;
}

function ended(view: RunView | undefined, outcome: Outcome): RunView | undefined {
  if (!view?.running) return view;
  // The agent of the frame ends with it, without an event.
  const state = outcome.kind === 'stopped' ? 'disconnected' : view.state;
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
    (order: FrameOrder) => {
      ending.current?.();
      setView({ ...begun, cause: order.cause });
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
        const frame = cancelled ? undefined : take(order);
        if (frame) stop = startRun(frame, listener, edited);
      };
      keepRuns(order).catch(() => undefined);
      if (order.source === undefined) return begin();
      readEdited(order.source, order.isPage).then(begin, (error: Error) => {
        if (cancelled) return;
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
