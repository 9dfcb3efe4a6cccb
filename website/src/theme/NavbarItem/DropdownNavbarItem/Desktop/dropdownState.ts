/** `peeked` is open under a passing mouse, `pinned` is open until it is closed on purpose. */
export type DropdownState = 'closed' | 'peeked' | 'pinned';
export type DropdownAct = 'enter' | 'leave' | 'press' | 'escape' | 'choose';

export const closed: DropdownState = 'closed';

const steps: Record<DropdownState, Partial<Record<DropdownAct, DropdownState>>> = {
  closed: { enter: 'peeked', press: 'pinned' },
  peeked: { leave: 'closed', press: 'pinned', escape: 'closed', choose: 'closed' },
  pinned: { press: 'closed', escape: 'closed', choose: 'closed' },
};

/** The state of a dropdown after something was done to it. */
export function step(state: DropdownState, act: DropdownAct): DropdownState {
  return steps[state][act] ?? state;
}
