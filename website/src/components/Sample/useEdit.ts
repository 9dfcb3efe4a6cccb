import {
  type ComponentType,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { leaveOldBuild } from 'deferred-hydration/client';
import type { SampleEditorProps } from '../SampleEditor';

/** Loads the editor on demand. */
export const loadEditor = () => import('../SampleEditor');

/** A sample in an editor. */
interface OpenEditor {
  Editor: ComponentType<SampleEditorProps>;
  original: string;
  text: string;
  /** Whether the reader has just requested it. */
  isAsked: boolean;
}

/** Loads the editor with a saved text or the sample. */
async function openEditor(code: HTMLElement | null, found?: string): Promise<OpenEditor> {
  const original = code?.textContent ?? '';
  const { default: Editor } = await loadEditor();
  return { Editor, original, text: found ?? original, isAsked: found === undefined };
}

const keyOf = (name: string): string => `edit:${name}`;

/** The reader's edit of a sample, kept in this tab. */
function readSavedEdit(name: string): string | undefined {
  try {
    return sessionStorage.getItem(keyOf(name)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Saves the edit of a sample; without a text, deletes it. */
function saveEdit(name: string, text: string | undefined): void {
  try {
    if (text === undefined) sessionStorage.removeItem(keyOf(name));
    else sessionStorage.setItem(keyOf(name), text);
  } catch {
    // Storage may be unavailable or full; the edit then lasts as long as the page.
  }
}

/** The text for a sample in this page's address. */
async function readSharedEdit(name: string): Promise<string | undefined> {
  const parameters = new URLSearchParams(location.hash.slice(1));
  if (parameters.get('edit') !== name) return undefined;
  const { decodeText } = await import('../SampleEditor/shareLink');
  return decodeText(parameters.get('text') ?? '');
}

/**
 * Opens in the editor the text of a shared link, on load or later, or else the edit saved in this
 * tab.
 *
 * @param code - The element of the sample, to which links scroll.
 * @param isLive - Whether there is anything to look for.
 */
function useFoundEdit(
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
      const saved = isShared ? undefined : readSavedEdit(name);
      if (saved !== undefined) onFound(openEditor(code.current, saved));
    });
    addEventListener('hashchange', openShared);
    return () => removeEventListener('hashchange', openShared);
  }, [name, code, isLive, onFound]);
}

/** Removes a sample's text from the address once it is outdated. */
function forgetSharedEdit(name: string): void {
  if (new URLSearchParams(location.hash.slice(1)).get('edit') !== name) return;
  history.replaceState(history.state, '', location.pathname + location.search);
}

/** The state of an edited sample. */
export interface Editing extends OpenEditor {
  /** Incremented for each text that does not come from the editor. */
  revision: number;
}

export interface Edit {
  editing?: Editing;
  /** The loading state of the editor. */
  loading?: 'underway' | 'failed';
  /** Receives the focus when the editor is closed. */
  editButton: RefObject<HTMLButtonElement | null>;
  begin: () => void;
  change: (text: string) => void;
  close: () => void;
}

/**
 * Lets a reader edit a sample. Edits from this tab or a link are restored.
 *
 * @param code - The element of the sample.
 * @param isLive - Whether it can be run, and so edited.
 */
export function useEdit(name: string, code: RefObject<HTMLElement | null>, isLive = false): Edit {
  const [editing, setEditing] = useState<Editing>();
  const [loading, setLoading] = useState<Edit['loading']>();
  const editButton = useRef<HTMLButtonElement>(null);

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

  const original = editing?.original;
  return {
    editing,
    loading,
    editButton,
    begin() {
      const text = code.current?.textContent ?? '';
      const opening = openEditor(code.current);
      show(opening);
      // Saved edits open automatically.
      opening.catch(() => leaveOldBuild(() => saveEdit(name, text)));
    },
    change: useCallback(
      (text) => {
        saveEdit(name, text === original ? undefined : text);
        forgetSharedEdit(name);
        setEditing((before) => before && { ...before, text });
      },
      [name, original],
    ),
    close() {
      saveEdit(name, undefined);
      forgetSharedEdit(name);
      // The button is there again only after that.
      flushSync(() => setEditing(undefined));
      editButton.current?.focus();
    },
  };
}
