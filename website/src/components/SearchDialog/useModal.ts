import { useEffect, useRef, type RefObject } from 'react';

/**
 * Opens a dialog over everything, puts the cursor into its field, and closes it on Escape or a
 * press beside it; Escape that ends a composition does not close it. Whoever closes it is back where
 * they were; whoever follows a result is not, for then the dialog just goes away.
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
  useEffect(() => {
    const element = dialog.current;
    const input = field.current;
    if (!element || !input) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    element.addEventListener(
      'cancel',
      (event) => {
        if (isComposing()) event.preventDefault();
      },
      { signal },
    );
    element.addEventListener('close', () => close.current(), { signal });
    element.addEventListener(
      'pointerdown',
      (event) => {
        if (event.target === element) element.close();
      },
      { signal },
    );
    element.showModal();
    input.focus();
    input.select();
    return () => stop.abort();
  }, [field, isComposing]);
  return dialog;
}
