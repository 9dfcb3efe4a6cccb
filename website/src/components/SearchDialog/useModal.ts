import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Opens a dialog over everything, puts the cursor into its field, and closes it on Escape or a
 * press beside it; Escape that ends a composition does not close it.
 */
export function useModal(
  field: RefObject<HTMLInputElement | null>,
  isComposing: () => boolean,
  onClose: () => void,
): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  // Before it is taken from the page: a dialog that is gone cannot give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    const input = field.current;
    if (!element || !input) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    element.addEventListener(
      'cancel',
      (event) => {
        event.preventDefault();
        if (!isComposing()) close.current();
      },
      { signal },
    );
    // A browser may close a dialog without asking, on the second Escape in a row.
    element.addEventListener('close', () => close.current(), { signal });
    element.addEventListener(
      'pointerdown',
      (event) => {
        if (event.target === element) close.current();
      },
      { signal },
    );
    element.showModal();
    input.focus();
    input.select();
    return () => {
      stop.abort();
      element.close();
    };
  }, [field, isComposing]);
  return dialog;
}
