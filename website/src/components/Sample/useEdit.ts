import { leaveOldBuild } from '@site/src/deployment/leaveOldBuild';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { forgetSharedEdit } from './forgetSharedEdit';
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
  /** What has become of the editor since it was asked for, until it is there. */
  loading?: 'underway' | 'failed';
  /** Gets the focus back when the editor goes. */
  editButton: RefObject<HTMLButtonElement | null>;
  begin: () => void;
  change: (text: string) => void;
  close: () => void;
}

/**
 * Lets a reader edit a sample. What was edited in this tab, or came with a link, is there again.
 *
 * @param code - The element that holds the sample.
 * @param isLive - Whether it can be run, and so edited.
 */
export function useEdit(name: string, code: RefObject<HTMLElement | null>, isLive = false): Edit {
  const [editing, setEditing] = useState<Editing>();
  const [loading, setLoading] = useState<Edit['loading']>();
  const editButton = useRef<HTMLButtonElement>(null);
  const isClosed = useRef(false);

  const show = useCallback((opening: Promise<OpenEditor>): void => {
    setLoading('underway');
    opening.then(
      (opened) => {
        setLoading(undefined);
        setEditing((before) => ({
          ...opened,
          original: before?.original ?? opened.original,
          revision: (before?.revision ?? 0) + 1,
        }));
      },
      () => setLoading('failed'),
    );
  }, []);
  useFoundEdit(name, code, isLive, show);

  useEffect(() => {
    if (editing || !isClosed.current) return;
    isClosed.current = false;
    editButton.current?.focus();
  }, [editing]);

  const original = editing?.original;
  return {
    editing,
    loading,
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
        keepEdit(name, text === original ? undefined : text);
        forgetSharedEdit(name);
        setEditing((before) => before && { ...before, text });
      },
      [name, original],
    ),
    close() {
      keepEdit(name, undefined);
      forgetSharedEdit(name);
      isClosed.current = true;
      setEditing(undefined);
    },
  };
}
