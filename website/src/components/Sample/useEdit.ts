import { leaveOldBuild } from '@site/src/deployment/leaveOldBuild';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { keepEdit } from './keptEdits';
import { openEditor, type OpenEditor } from './openEditor';
import { useFoundEdit } from './useFoundEdit';

/** A sample while it is edited. */
export interface Editing extends OpenEditor {
  /** Another number for each text that comes from elsewhere than the editor. */
  revision: number;
}

export interface Edit {
  editing?: Editing;
  /** Whether the editor could not be loaded. */
  failed: boolean;
  /** Gets the focus back when the editor goes. */
  editButton: RefObject<HTMLButtonElement | null>;
  begin: () => void;
  change: (text: string) => void;
  reset: () => void;
}

/**
 * Lets a reader edit a sample. What was edited in this tab, or came with a link, is there again.
 *
 * @param code - The element that holds the sample.
 * @param isLive - Whether it can be run, and so edited.
 */
export function useEdit(name: string, code: RefObject<HTMLElement | null>, isLive = false): Edit {
  const [editing, setEditing] = useState<Editing>();
  const [failed, setFailed] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const isReset = useRef(false);

  const show = useCallback((opening: Promise<OpenEditor>): void => {
    opening.then(
      (opened) => {
        setFailed(false);
        setEditing((before) => ({
          ...opened,
          original: before?.original ?? opened.original,
          revision: (before?.revision ?? 0) + 1,
        }));
      },
      () => setFailed(true),
    );
  }, []);
  useFoundEdit(name, code, isLive, show);

  useEffect(() => {
    if (editing || !isReset.current) return;
    isReset.current = false;
    editButton.current?.focus();
  }, [editing]);

  return {
    editing,
    failed,
    editButton,
    begin() {
      const text = code.current?.textContent ?? '';
      const opening = openEditor(code.current);
      show(opening);
      // What is kept opens by itself.
      opening.catch(() => leaveOldBuild(() => keepEdit(name, text)));
    },
    change: useCallback(
      (text) => {
        keepEdit(name, text);
        setEditing((before) => before && { ...before, text });
      },
      [name],
    ),
    reset() {
      keepEdit(name, undefined);
      isReset.current = true;
      setEditing(undefined);
    },
  };
}
