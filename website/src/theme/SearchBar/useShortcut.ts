import { useEffect } from 'react';

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/**
 * Calls back on Ctrl K or ⌘ K anywhere, and on `/` outside fields.
 *
 * @param isTaken - Whether these keys are the site's at all; else they do what the browser does.
 */
export function useShortcut(isTaken: boolean, onShortcut: () => void): void {
  useEffect(() => {
    if (!isTaken) return undefined;
    function onKeyDown(event: KeyboardEvent): void {
      if (event.isComposing || event.altKey || event.defaultPrevented) return;
      const withCommand = (event.ctrlKey || event.metaKey) && event.code === 'KeyK';
      const slash =
        event.key === '/' && !event.ctrlKey && !event.metaKey && !isTyping(event.target);
      if (!withCommand && !slash) return;
      event.preventDefault();
      onShortcut();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isTaken, onShortcut]);
}
