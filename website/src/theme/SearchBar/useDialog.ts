import { leaveOldBuild } from '@site/src/deployment/leaveOldBuild';
import { useEffect, useState } from 'react';
import { loadDialog } from './loadDialog';

type Dialog = Awaited<ReturnType<typeof loadDialog>>['default'];

interface DialogLoad {
  /** The search dialog once it was wanted and is there. */
  dialog?: Dialog;
  /** Whether it could not be had. */
  isAbsent: boolean;
  retry: () => void;
}

let loaded: Dialog | undefined;

/**
 * Loads the search dialog when it is wanted. Without `lazy` and a boundary of suspense here, the app
 * carries nothing of what React has for them.
 */
export function useDialog(isWanted: boolean): DialogLoad {
  const [dialog, setDialog] = useState(() => loaded);
  const [isAbsent, setIsAbsent] = useState(false);
  useEffect(() => {
    if (dialog || !isWanted || isAbsent) return;
    loadDialog().then(
      (module) => setDialog(() => (loaded = module.default)),
      () => {
        setIsAbsent(true);
        void leaveOldBuild();
      },
    );
  }, [dialog, isWanted, isAbsent]);
  return { dialog, isAbsent, retry: () => setIsAbsent(false) };
}
