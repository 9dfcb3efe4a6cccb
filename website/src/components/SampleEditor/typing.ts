import { Prec } from '@codemirror/state';
import { keymap, EditorView } from '@codemirror/view';

/**
 * Keeps what is typed in an element from the page, which has shortcuts of one letter. From outside
 * a shadow root nobody can tell that these keys were typed into a text.
 *
 * @returns a function that lets them pass again.
 */
export function keepKeys(element: HTMLElement): () => void {
  const keep = (event: KeyboardEvent): void => {
    if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) event.stopPropagation();
  };
  element.addEventListener('keydown', keep);
  return () => element.removeEventListener('keydown', keep);
}

/** Lets Tab leave after Escape, as the hint says, even if Escape closes a list of names as well. */
export const letTabLeave = Prec.highest(
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
 * Types over a selection. Left to the browser, it would keep the look of what was selected by style
 * attributes, which the content policy refuses.
 */
export const replaceSelection = EditorView.domEventHandlers({
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
