/**
 * `untouched` is left to CSS, which opens it on hover; `peeked` is open on hover, `pinned` is open
 * until it is closed on purpose.
 */
export type DropdownState = 'untouched' | 'closed' | 'peeked' | 'pinned';
export type DropdownAct = 'enter' | 'leave' | 'press' | 'escape' | 'choose';

type Steps = Partial<Record<DropdownAct, DropdownState>>;

const fromClosed: Steps = { enter: 'peeked', press: 'pinned' };

const steps: Record<DropdownState, Steps> = {
  untouched: fromClosed,
  closed: fromClosed,
  peeked: { leave: 'closed', press: 'pinned', escape: 'closed', choose: 'closed' },
  pinned: { press: 'closed', escape: 'closed', choose: 'closed' },
};

export const isOpen = (state: DropdownState): boolean => state === 'peeked' || state === 'pinned';

/** The next state of a dropdown after an action. */
export function step(state: DropdownState, act: DropdownAct): DropdownState {
  return steps[state][act] ?? state;
}
