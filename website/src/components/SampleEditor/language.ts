import { syntaxTree } from '@codemirror/language';
import { type Diagnostic, linter } from '@codemirror/lint';
import type { EditorView } from '@codemirror/view';
import { javascript, javascriptLanguage, typescriptLanguage } from '@codemirror/lang-javascript';
import { Compartment } from '@codemirror/state';
import names from '@generated/generated-data/default/editor-names.json';
import { completeSdk } from './completeSdk';

const MOST_MISTAKES = 5;

/** The first few syntax errors; one mistake causes more. */
function findSyntaxErrors(view: EditorView, message: string): Diagnostic[] {
  const mistakes: Diagnostic[] = [];
  const { state } = view;
  syntaxTree(state).iterate({
    enter({ from, to, type, node }) {
      if (mistakes.length === MOST_MISTAKES) return false;
      // The grammar does not support `!` after a variable's name.
      if (!type.isError || node.nextSibling?.name === 'TypeAnnotation') return true;
      // A missing token has no width: the one before it is marked.
      const start = from === to ? Math.max(state.doc.lineAt(from).from, from - 1) : from;
      mistakes.push({ from: start, to: Math.max(to, start), severity: 'error', message });
      return true;
    },
  });
  return mistakes;
}

const language = new Compartment();

/** The extensions of an editor whose language is set later. */
export const noLanguage = language.of([]);

/** TypeScript support of an editor: parsing, syntax errors and completions of the SDK. */
export function setTypeScript(view: EditorView, mistake: string): void {
  const extensions = [
    javascript({ typescript: true }),
    typescriptLanguage.data.of({ autocomplete: completeSdk(names) }),
    linter((each) => findSyntaxErrors(each, mistake)),
  ];
  view.dispatch({ effects: language.reconfigure(extensions) });
}

/** The same for HTML. Few samples are pages, so its parser is loaded on demand. */
export async function setHtml(view: EditorView): Promise<void> {
  const { html } = await import('@codemirror/lang-html');
  const autocomplete = completeSdk(names);
  const extensions = [html(), javascriptLanguage.data.of({ autocomplete })];
  view.dispatch({ effects: language.reconfigure(extensions) });
}
