import { useEffect, useRef, type RefObject } from 'react';

/**
 * Opens a dialog over everything, puts the cursor into its field, and closes it on Escape or a
 * press beside it; Escape that ends a composition does not close it. Whoever closes it is back where
 * they were; whoever follows a result is not, for then the dialog just goes away.
 *
 * @param onClose - Must be told at once: the event of a closed dialog comes later than the next key.
 */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  field: RefObject<HTMLInputElement | null>,
  isComposing: () => boolean,
  onClose: () => void,
): void {
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
        else close.current();
      },
      { signal },
    );
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
    return () => stop.abort();
  }, [dialog, field, isComposing]);
}
