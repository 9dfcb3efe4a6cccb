import { syntaxTree } from '@codemirror/language';
import type { Diagnostic } from '@codemirror/lint';
import type { EditorView } from '@codemirror/view';

const MOST_MISTAKES = 5;

/** Where the text stops being code; one mistake leads to more, so only the first few. */
export function findMistakes(view: EditorView, message: string): Diagnostic[] {
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
