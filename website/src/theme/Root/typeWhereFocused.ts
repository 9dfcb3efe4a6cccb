const patienceMs = 10_000;

function isField(element: Element | null): boolean {
  return element instanceof HTMLInputElement;
}

/**
 * Types characters into the field that will soon have the focus, together with those that the
 * reader types until then.
 */
export function typeWhereFocused(characters: string[]): void {
  const controller = new AbortController();
  const listening = { capture: true, signal: controller.signal };
  function write(): void {
    const { activeElement } = document;
    // What was to have the field could not be loaded, and says so.
    if (activeElement?.closest('[role="alert"]')) controller.abort();
    if (controller.signal.aborted || !isField(activeElement)) return;
    controller.abort();
    // Nothing, too, would take the place of what a field opens with.
    if (!characters.length) return;
    // Inserts as a key does, so that the field's owner hears of it.
    document.execCommand('insertText', false, characters.join(''));
  }
  // React sets the focus while it draws, and forgets what is typed before it is done.
  const onFocus = (): void => void setTimeout(write);
  function onKeyDown(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, isComposing } = event;
    if (key.length > 1 || ctrlKey || metaKey || isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    characters.push(key);
  }
  document.addEventListener('focusin', onFocus, listening);
  document.addEventListener('keydown', onKeyDown, listening);
  setTimeout(() => controller.abort(), patienceMs);
  onFocus();
}
