import { syntaxTree } from '@codemirror/language';
import { type Diagnostic, linter } from '@codemirror/lint';
import type { EditorView } from '@codemirror/view';
import { javascript, javascriptLanguage, typescriptLanguage } from '@codemirror/lang-javascript';
import { Compartment } from '@codemirror/state';
import names from '@generated/editor-names/default/names.json';
import { completeSdk } from './completeSdk';

const MOST_MISTAKES = 5;

/** Where the text stops being code; one mistake leads to more, so only the first few. */
function findSyntaxErrors(view: EditorView, message: string): Diagnostic[] {
  const mistakes: Diagnostic[] = [];
  const { state } = view;
  syntaxTree(state).iterate({
    enter({ from, to, type, node }) {
      if (mistakes.length === MOST_MISTAKES) return false;
      // The grammar knows no `!` after a variable's name.
      if (!type.isError || node.nextSibling?.name === 'TypeAnnotation') return true;
      // What is missing has no width of its own: mark what stands before it.
      const start = from === to ? Math.max(state.doc.lineAt(from).from, from - 1) : from;
      mistakes.push({ from: start, to: Math.max(to, start), severity: 'error', message });
      return true;
    },
  });
  return mistakes;
}

const language = new Compartment();

/** What an editor is made with, to be told the language of its text afterwards. */
export const noLanguage = language.of([]);

/** Reads the text of an editor as TypeScript, says where it is none, and completes the SDK's names. */
export function setTypeScript(view: EditorView, mistake: string): void {
  const extensions = [
    javascript({ typescript: true }),
    typescriptLanguage.data.of({ autocomplete: completeSdk(names) }),
    linter((each) => findSyntaxErrors(each, mistake)),
  ];
  view.dispatch({ effects: language.reconfigure(extensions) });
}

/** The same for a page. Few samples are pages: what reads them is loaded with the first. */
export async function setHtml(view: EditorView): Promise<void> {
  const { html } = await import('@codemirror/lang-html');
  const autocomplete = completeSdk(names);
  const extensions = [html(), javascriptLanguage.data.of({ autocomplete })];
  view.dispatch({ effects: language.reconfigure(extensions) });
}
