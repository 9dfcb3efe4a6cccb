/**
 * `untouched` is left to CSS, which opens it under the mouse; `peeked` is open under a passing mouse,
 * `pinned` is open until it is closed on purpose.
 */
export type DropdownState = 'untouched' | 'closed' | 'peeked' | 'pinned';
export type DropdownAct = 'enter' | 'leave' | 'press' | 'escape' | 'choose';

const steps: Record<DropdownState, Partial<Record<DropdownAct, DropdownState>>> = {
  untouched: { enter: 'peeked', press: 'pinned' },
  closed: { enter: 'peeked', press: 'pinned' },
  peeked: { leave: 'closed', press: 'pinned', escape: 'closed', choose: 'closed' },
  pinned: { press: 'closed', escape: 'closed', choose: 'closed' },
};

export const isOpen = (state: DropdownState): boolean => state === 'peeked' || state === 'pinned';

/** The state of a dropdown after something was done to it. */
export function step(state: DropdownState, act: DropdownAct): DropdownState {
  return steps[state][act] ?? state;
}
