import type { ComponentType } from 'react';
import type { SampleEditorProps } from '../SampleEditor';
import { loadEditor } from './loadEditor';

/** A sample in an editor. */
export interface OpenEditor {
  Editor: ComponentType<SampleEditorProps>;
  original: string;
  text: string;
  /** Whether the reader has just asked for it. */
  isAsked: boolean;
}

/** Loads the editor, for a text that was found or for the sample as it is. */
export async function openEditor(code: HTMLElement | null, found?: string): Promise<OpenEditor> {
  const original = code?.textContent ?? '';
  const { default: Editor } = await loadEditor();
  return { Editor, original, text: found ?? original, isAsked: found === undefined };
}
