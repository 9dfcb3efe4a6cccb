import { Prec } from '@codemirror/state';
import { keymap, EditorView } from '@codemirror/view';

/**
 * Stops keyboard events in an element from reaching the page, which has single-letter shortcuts.
 * From outside a shadow root it cannot be seen that they were typed into a text field.
 *
 * @returns A function that undoes it.
 */
export function isolateKeys(element: HTMLElement): () => void {
  const keep = (event: KeyboardEvent): void => {
    if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) event.stopPropagation();
  };
  element.addEventListener('keydown', keep);
  return () => element.removeEventListener('keydown', keep);
}

/**
 * Lets Tab move the focus out after Escape, as the hint says, even if Escape also closes the
 * completions.
 */
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
 * Replaces the selection by ourselves. Browsers would keep the selection's appearance with style
 * attributes, which the content policy blocks.
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
