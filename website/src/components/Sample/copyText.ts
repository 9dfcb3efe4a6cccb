import { useEffect, useState } from 'react';

/** Selects the content of an element. */
function select(element: Element): void {
  const selection = window.getSelection();
  selection?.removeAllRanges();
  const range = document.createRange();
  range.selectNodeContents(element);
  selection?.addRange(range);
}

/** Copies with `execCommand`, which needs a selection but no secure context. */
function copyBySelection(element: Element, text: string): boolean {
  const give = (event: ClipboardEvent): void => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
  };
  select(element);
  document.addEventListener('copy', give, { once: true });
  const copied = document.execCommand('copy');
  document.removeEventListener('copy', give);
  if (copied) window.getSelection()?.removeAllRanges();
  return copied;
}

/**
 * Copies the text of an element verbatim, over plain http too.
 *
 * @returns Whether it was copied; if not, the text is left selected.
 */
export async function copyText(element: Element): Promise<boolean> {
  const text = element.textContent ?? '';
  if (!window.isSecureContext) return copyBySelection(element, text);
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => copyBySelection(element, text),
  );
}

type CopyOutcome = 'copied' | 'failed';

/** A failure says what to do instead, so it is shown for longer. */
const shownMs: Record<CopyOutcome, number> = { copied: 2_000, failed: 8_000 };

/** How copying went, which is shown for a while, and a function that takes whether it succeeded. */
export function useCopyOutcome(): [
  outcome: CopyOutcome | undefined,
  report: (isCopied: Promise<boolean>) => Promise<void>,
] {
  const [outcome, setOutcome] = useState<CopyOutcome>();
  useEffect(() => {
    if (!outcome) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), shownMs[outcome]);
    return () => clearTimeout(timer);
  }, [outcome]);
  const report = async (isCopied: Promise<boolean>): Promise<void> => {
    // Otherwise the same outcome would not be announced again.
    setOutcome(undefined);
    setOutcome((await isCopied) ? 'copied' : 'failed');
  };
  return [outcome, report];
}
