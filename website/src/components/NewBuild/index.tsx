import type { BuildArrived } from '@site/offline/WorkerBuild';
import { useWords } from '@site/src/language';
import { nameBuild } from 'deferred-hydration/client';
import { type ReactNode, useEffect, useState } from 'react';
import Notice from '../Notice';

const words = {
  ko: {
    label: '새 버전 알림',
    text: '이 사이트의 새 버전이 있습니다.',
    load: '새로 불러오기',
  },
  en: {
    label: 'New version',
    text: 'A new version of this site is available.',
    load: 'Reload',
  },
};

/** Whether the service worker has a newer build than this page. */
function useNewBuild(): [isAvailable: boolean, dismiss: () => void] {
  const [isAvailable, setIsAvailable] = useState(false);
  useEffect(() => {
    const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
    const receive = ({ data }: MessageEvent<Partial<BuildArrived> | undefined>): void => {
      if (data?.type === 'build-arrived') setIsAvailable(!data.names?.includes(nameBuild()));
    };
    serviceWorker?.addEventListener('message', receive);
    return () => serviceWorker?.removeEventListener('message', receive);
  }, []);
  return [isAvailable, () => setIsAvailable(false)];
}

/**
 * Offers the newer version of the site once there is one. The page stays until the reader reloads
 * it; edits are kept in the tab.
 */
export default function NewBuild(): ReactNode {
  const { label, text, load } = useWords(words);
  const [isAvailable, dismiss] = useNewBuild();
  return (
    <Notice label={label} text={isAvailable ? text : undefined} onClose={dismiss}>
      <button type="button" className="button button--primary" onClick={() => location.reload()}>
        {load}
      </button>
    </Notice>
  );
}
