import { Prec } from '@codemirror/state';
import { keymap } from '@codemirror/view';

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
