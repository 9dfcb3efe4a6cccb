import { leaveOldBuild } from '@site/src/deployment/leaveOldBuild';
import { useEffect, useState } from 'react';
import { loadDialog } from './loadDialog';
import SearchAbsent from './SearchAbsent';

type Dialog = Awaited<ReturnType<typeof loadDialog>>['default'];

let loaded: Dialog | undefined;

/**
 * The search dialog once it was wanted and is there, or what stands for it when it cannot be had.
 * Without `lazy` and a boundary of suspense here, the app carries nothing of what React has for them.
 */
export function useDialog(isWanted: boolean): Dialog | undefined {
  const [dialog, setDialog] = useState(() => loaded);
  useEffect(() => {
    if (dialog || !isWanted) return;
    const show = (it: Dialog): void => setDialog(() => (loaded = it));
    loadDialog().then(
      (module) => show(module.default),
      () => {
        void leaveOldBuild();
        show(SearchAbsent);
      },
    );
  }, [dialog, isWanted]);
  return dialog;
}
