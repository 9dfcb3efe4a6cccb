/**
 * Keeps what is typed in an element from the page, which has shortcuts of one letter. From outside
 * a shadow root nobody can tell that these keys were typed into a text.
 *
 * @returns a function that lets them pass again.
 */
export function keepKeys(element: HTMLElement): () => void {
  const keep = (event: KeyboardEvent): void => {
    if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) event.stopPropagation();
  };
  element.addEventListener('keydown', keep);
  return () => element.removeEventListener('keydown', keep);
}
