import { describe, expect, it } from 'vitest';
import { isOpen, step, type DropdownAct, type DropdownState } from './dropdownState';

function after(...acts: DropdownAct[]): DropdownState {
  return acts.reduce(step, 'closed' as DropdownState);
}

describe('a dropdown', () => {
  it('that is open under the mouse before the app is pinned by the press kept from then', () => {
    expect(step('untouched', 'press')).toBe('pinned');
    expect(step('untouched', 'enter')).toBe('peeked');
    expect(isOpen('untouched')).toBe(false);
  });

  it('opens under the mouse and closes behind it', () => {
    expect(after('enter')).toBe('peeked');
    expect(after('enter', 'leave')).toBe('closed');
  });

  it('stays open when a press follows the mouse that opened it', () => {
    expect(after('enter', 'press')).toBe('pinned');
    expect(after('enter', 'press', 'leave')).toBe('pinned');
  });

  it('closes at the second press', () => {
    expect(after('press', 'press')).toBe('closed');
  });

  it('closes on Escape, however it was opened, and stays closed under a resting mouse', () => {
    expect(after('enter', 'escape')).toBe('closed');
    expect(after('press', 'escape')).toBe('closed');
  });

  it('closes once an item is chosen', () => {
    expect(after('press', 'choose')).toBe('closed');
  });
});
