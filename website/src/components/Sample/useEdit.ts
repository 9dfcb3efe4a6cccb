import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type RefObject,
} from 'react';
import type { SampleEditorProps } from '../SampleEditor';
import { leaveOldBuild } from '@site/src/deployment/leaveOldBuild';
import { loadEditor } from './loadEditor';
import { keepEdit, readKeptEdit } from './keptEdits';
import { readSharedEdit } from './readSharedEdit';

/** A sample while it is edited. */
export interface Editing {
  Editor: ComponentType<SampleEditorProps>;
  original: string;
  text: string;
  /** Whether the reader has just asked for it. */
  isAsked: boolean;
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

/** Loads the editor, for a text that was found or for the sample as it is. */
async function openEditor(
  code: HTMLElement | null,
  found?: string,
): Promise<Omit<Editing, 'revision'>> {
  const original = code?.textContent ?? '';
  const { default: Editor } = await loadEditor();
  return { Editor, original, text: found ?? original, isAsked: found === undefined };
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

  const show = useCallback((loading: ReturnType<typeof openEditor>): void => {
    loading.then(
      (loaded) => {
        setFailed(false);
        setEditing((before) => ({
          ...loaded,
          original: before?.original ?? loaded.original,
          revision: (before?.revision ?? 0) + 1,
        }));
      },
      () => setFailed(true),
    );
  }, []);
  useEffect(() => {
    if (!isLive) return undefined;
    const openShared = async (): Promise<boolean> => {
      const shared = await readSharedEdit(name);
      if (shared === undefined) return false;
      code.current?.scrollIntoView({ block: 'center' });
      show(openEditor(code.current, shared));
      return true;
    };
    void openShared().then((isShared) => {
      const kept = isShared ? undefined : readKeptEdit(name);
      if (kept !== undefined) show(openEditor(code.current, kept));
    });
    addEventListener('hashchange', openShared);
    return () => removeEventListener('hashchange', openShared);
  }, [name, code, isLive, show]);

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
