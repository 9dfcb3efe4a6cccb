import { javascript, javascriptLanguage, typescriptLanguage } from '@codemirror/lang-javascript';
import { linter } from '@codemirror/lint';
import { Compartment } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import names from '@generated/editor-names/default/names.json';
import { completeSdk } from './completeSdk';
import { findMistakes } from './findMistakes';

const language = new Compartment();

/** What an editor is made with, to be told the language of its text afterwards. */
export const noLanguage = language.of([]);

/** Reads the text of an editor as TypeScript, says where it is none, and completes the SDK's names. */
export function understandModule(view: EditorView, mistake: string): void {
  const extensions = [
    javascript({ typescript: true }),
    typescriptLanguage.data.of({ autocomplete: completeSdk(names) }),
    linter((each) => findMistakes(each, mistake)),
  ];
  view.dispatch({ effects: language.reconfigure(extensions) });
}

/** The same for a page. Few samples are pages: what reads them is loaded with the first. */
export async function understandPage(view: EditorView): Promise<void> {
  const { html } = await import('@codemirror/lang-html');
  const autocomplete = completeSdk(names);
  const extensions = [html(), javascriptLanguage.data.of({ autocomplete })];
  view.dispatch({ effects: language.reconfigure(extensions) });
}
