import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { bracketMatching, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { EditorState, Prec } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import type { Locale } from '@site/brand';
import { codeColors, editorTheme } from './theme';
import { noLanguage, setTypeScript, setHtml } from './language';
import { words } from './words';

/**
 * Lets Tab move the focus out after Escape, as the hint says, even if Escape also closes the
 * completions.
 */
const letTabLeave = Prec.highest(
  keymap.of([
    {
      key: 'Escape',
      run(view) {
        view.setTabFocusMode(2_000);
        return false;
      },
    },
  ]),
);

/**
 * Replaces the selection by ourselves. Browsers would keep the selection's appearance with style
 * attributes, which the content policy blocks.
 */
const replaceSelection = EditorView.domEventHandlers({
  beforeinput(event, view) {
    const { inputType, data } = event;
    const { from, to, empty } = view.state.selection.main;
    if (inputType !== 'insertText' || !data || empty || view.composing) return false;
    event.preventDefault();
    const insert = () =>
      view.state.update({
        ...view.state.replaceSelection(data),
        scrollIntoView: true,
        userEvent: 'input.type',
      });
    const handlers = view.state.facet(EditorView.inputHandler);
    const isHandled = handlers.some((handle) => handle(view, from, to, data, insert));
    if (!isHandled) view.dispatch(insert());
    return true;
  },
});

/** The options of an editor. */
export interface EditorOptions {
  text: string;
  isPage: boolean;
  locale: Locale;
  /** Its accessible name. */
  label: string;
  onChange: (text: string) => void;
  /** Called with the line of the first syntax error, if any, when typing pauses. */
  onSyntaxError: (line?: number) => void;
}

export interface Editor {
  focus(): void;
  /** Replaces the whole text, as one step that can be undone. */
  replace(text: string): void;
  destroy(): void;
}

/**
 * Creates an editor in a shadow root: there its styles are constructed style sheets, which the
 * content policy allows, and they do not affect the page.
 */
export function createEditor(host: HTMLElement, options: EditorOptions): Editor {
  const { text, isPage, locale, label, onChange, onSyntaxError } = options;
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const hint = Object.assign(document.createElement('p'), {
    id: 'leave',
    hidden: true,
    textContent: words.leave[locale],
  });
  root.append(hint);
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(),
        history(),
        indentOnInput(),
        bracketMatching(),
        closeBrackets(),
        replaceSelection,
        letTabLeave,
        autocompletion({ icons: false }),
        keymap.of([
          ...closeBracketsKeymap,
          ...defaultKeymap,
          ...historyKeymap,
          ...completionKeymap,
          indentWithTab,
        ]),
        noLanguage,
        syntaxHighlighting(codeColors),
        editorTheme,
        EditorState.phrases.of({ Completions: words.completions[locale] }),
        EditorView.contentAttributes.of({
          'aria-label': label,
          'aria-describedby': hint.id,
          tabindex: '0',
        }),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) onChange(state.doc.toString());
        }),
      ],
    }),
  });
  if (isPage) void setHtml(view).catch(() => undefined);
  else setTypeScript(view, words.syntaxError[locale], onSyntaxError);
  return {
    focus: () => view.focus(),
    replace(next) {
      const changes = { from: 0, to: view.state.doc.length, insert: next };
      // A user event of its own keeps it from being merged with another step.
      view.dispatch({ changes, userEvent: 'reset' });
    },
    destroy() {
      view.destroy();
      root.replaceChildren();
    },
  };
}
