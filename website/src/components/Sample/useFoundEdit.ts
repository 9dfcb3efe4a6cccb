import { useEffect, type RefObject } from 'react';
import { readKeptEdit } from './keptEdits';
import { openEditor, type OpenEditor } from './openEditor';
import { readSharedEdit } from './readSharedEdit';

/**
 * Opens in the editor what a link brought for a sample, with the page or while it is open, or else
 * what was kept of it in this tab.
 *
 * @param code - The element that holds the sample: a link leads to it.
 * @param isLive - Whether there is anything to look for.
 */
export function useFoundEdit(
  name: string,
  code: RefObject<HTMLElement | null>,
  isLive: boolean,
  onFound: (opening: Promise<OpenEditor>) => void,
): void {
  useEffect(() => {
    if (!isLive) return undefined;
    const openShared = async (): Promise<boolean> => {
      const shared = await readSharedEdit(name);
      if (shared === undefined) return false;
      code.current?.scrollIntoView({ block: 'center' });
      onFound(openEditor(code.current, shared));
      return true;
    };
    void openShared().then((isShared) => {
      const kept = isShared ? undefined : readKeptEdit(name);
      if (kept !== undefined) onFound(openEditor(code.current, kept));
    });
    addEventListener('hashchange', openShared);
    return () => removeEventListener('hashchange', openShared);
  }, [name, code, isLive, onFound]);
}
