import { EditorView } from '@codemirror/view';

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
