import { syntaxTree } from '@codemirror/language';
import { type Diagnostic, linter } from '@codemirror/lint';
import type { EditorView } from '@codemirror/view';
import { javascript, javascriptLanguage, typescriptLanguage } from '@codemirror/lang-javascript';
import { Compartment } from '@codemirror/state';
import names from '@generated/generated-data/default/editor-names.json';
import { completeSdk } from './completeSdk';

const MAX_ERRORS = 5;

/** The first few syntax errors; each may cause more. */
function findSyntaxErrors(view: EditorView, message: string): Diagnostic[] {
  const errors: Diagnostic[] = [];
  const { state } = view;
  syntaxTree(state).iterate({
    enter({ from, to, type, node }) {
      if (errors.length === MAX_ERRORS) return false;
      // The grammar does not support `!` after a variable's name.
      if (!type.isError || node.nextSibling?.name === 'TypeAnnotation') return true;
      // A missing token has no width: the one before it is marked.
      const start = from === to ? Math.max(state.doc.lineAt(from).from, from - 1) : from;
      errors.push({ from: start, to: Math.max(to, start), severity: 'error', message });
      return true;
    },
  });
  return errors;
}

const language = new Compartment();

/** The extensions of an editor whose language is set later. */
export const noLanguage = language.of([]);

/**
 * TypeScript support of an editor: parsing, syntax errors and completions of the SDK.
 *
 * @param message - Shown for each syntax error that is pointed at.
 * @param onSyntaxError - Called after each check with the line of the first one, if any.
 */
export function setTypeScript(
  view: EditorView,
  message: string,
  onSyntaxError: (line?: number) => void,
): void {
  const lint = (each: EditorView): Diagnostic[] => {
    const errors = findSyntaxErrors(each, message);
    onSyntaxError(errors[0] && each.state.doc.lineAt(errors[0].from).number);
    return errors;
  };
  const extensions = [
    javascript({ typescript: true }),
    typescriptLanguage.data.of({ autocomplete: completeSdk(names) }),
    linter(lint),
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
