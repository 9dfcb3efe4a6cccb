import {
  type ComponentType,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { leaveOldBuild } from 'deferred-hydration/client';
import type { SampleEditorProps } from '../SampleEditor';

/** Loads the editor, which no page holds before a reader wants to edit. */
export const loadEditor = () => import('../SampleEditor');

/** A sample in an editor. */
interface OpenEditor {
  Editor: ComponentType<SampleEditorProps>;
  original: string;
  text: string;
  /** Whether the reader has just asked for it. */
  isAsked: boolean;
}

/** Loads the editor, for a text that was found or for the sample as it is. */
async function openEditor(code: HTMLElement | null, found?: string): Promise<OpenEditor> {
  const original = code?.textContent ?? '';
  const { default: Editor } = await loadEditor();
  return { Editor, original, text: found ?? original, isAsked: found === undefined };
}

const keyOf = (name: string): string => `edit:${name}`;

/** What the reader made of a sample, for as long as this tab is open. */
function readKeptEdit(name: string): string | undefined {
  try {
    return sessionStorage.getItem(keyOf(name)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what the reader made of a sample; without a text, forgets it. */
function keepEdit(name: string, text: string | undefined): void {
  try {
    if (text === undefined) sessionStorage.removeItem(keyOf(name));
    else sessionStorage.setItem(keyOf(name), text);
  } catch {
    // Storage may be forbidden or full; the edit then lives as long as the page.
  }
}

/** The text that this page's address holds for a sample. */
async function readSharedEdit(name: string): Promise<string | undefined> {
  const said = new URLSearchParams(location.hash.slice(1));
  if (said.get('edit') !== name) return undefined;
  const { decodeText } = await import('../SampleEditor/shareLink');
  return decodeText(said.get('text') ?? '');
}

/**
 * Opens in the editor what a link brought for a sample, with the page or while it is open, or else
 * what was kept of it in this tab.
 *
 * @param code - The element that holds the sample: a link leads to it.
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
      const kept = isShared ? undefined : readKeptEdit(name);
      if (kept !== undefined) onFound(openEditor(code.current, kept));
    });
    addEventListener('hashchange', openShared);
    return () => removeEventListener('hashchange', openShared);
  }, [name, code, isLive, onFound]);
}

/** Takes a sample's text out of this page's address once it is not what the reader sees any more. */
function forgetSharedEdit(name: string): void {
  if (new URLSearchParams(location.hash.slice(1)).get('edit') !== name) return;
  history.replaceState(history.state, '', location.pathname + location.search);
}

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
