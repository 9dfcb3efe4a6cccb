import type { BuildArrived } from '@site/offline/WorkerBuild';
import { nameBuild } from 'deferred-hydration/client';
import { useEffect, useState } from 'react';

/** Whether the worker has taken a build that this page is not of. */
export function useNewBuild(): [isThere: boolean, forget: () => void] {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
    const receive = ({ data }: MessageEvent<Partial<BuildArrived> | undefined>): void => {
      if (data?.type === 'build-arrived') setIsThere(!data.names?.includes(nameBuild()));
    };
    serviceWorker?.addEventListener('message', receive);
    return () => serviceWorker?.removeEventListener('message', receive);
  }, []);
  return [isThere, () => setIsThere(false)];
}
