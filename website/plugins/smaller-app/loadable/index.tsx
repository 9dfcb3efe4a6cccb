// What the core uses of react-loadable, for the browser alone; the server renders with the original.
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { beginWork, type Loader, type Loaded, type Work } from './beginWork';

interface LoadingProperties {
  error: unknown;
  isLoading: boolean;
  pastDelay: boolean;
  timedOut: boolean;
  retry: () => void;
}

interface Options<Source> {
  loader: Source;
  loading: ComponentType<LoadingProperties>;
  render: (loaded: Loaded, properties: object) => ReactNode;
}

// A reader who waits no longer than this is not told that they do.
const patienceMs = 200;

function createLoadable(
  load: Loader,
  { loading: Loading, render }: Omit<Options<unknown>, 'loader'>,
) {
  let work: Work | undefined;
  const begin = (): Work => (work ??= beginWork(load));

  function Loadable(properties: object): ReactNode {
    const [state, setState] = useState(() => ({ ...begin() }));
    const [pastDelay, setPastDelay] = useState(false);
    const { isLoading, error, loaded, promise } = state;
    useEffect(() => {
      if (!isLoading) return;
      let isGone = false;
      const timer = setTimeout(() => setPastDelay(true), patienceMs);
      const update = (): void => {
        clearTimeout(timer);
        if (!isGone) setState({ ...begin() });
      };
      promise.then(update, update);
      return () => {
        isGone = true;
        clearTimeout(timer);
      };
    }, [isLoading, promise]);
    const retry = (): void => {
      work = undefined;
      setState({ ...begin() });
    };
    if (!isLoading && !error) return render(loaded, properties);
    return <Loading {...{ error, isLoading, pastDelay, retry }} timedOut={false} />;
  }

  return Object.assign(Loadable, { preload: () => begin().promise });
}

/** A component that is loaded when it is first drawn, or preloaded. */
export default function makeLoadable({ loader, ...options }: Options<Loader>) {
  return createLoadable(loader, options);
}

/** The same for several things that are drawn together. */
makeLoadable.Map = ({ loader, ...options }: Options<Record<string, Loader>>) =>
  createLoadable(async () => {
    const entries = Object.entries(loader).map(async ([name, load]) => [name, await load()]);
    return Object.fromEntries(await Promise.all(entries)) as Loaded;
  }, options);
