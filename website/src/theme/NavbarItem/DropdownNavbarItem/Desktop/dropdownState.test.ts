import { describe, expect, it } from 'vitest';
import { isOpen, step, type DropdownAct, type DropdownState } from './dropdownState';

function after(...acts: DropdownAct[]): DropdownState {
  return acts.reduce(step, 'closed' as DropdownState);
}

describe('a dropdown', () => {
  it('is closed while untouched; a press then pins it and hover opens it', () => {
    expect(step('untouched', 'press')).toBe('pinned');
    expect(step('untouched', 'enter')).toBe('peeked');
    expect(isOpen('untouched')).toBe(false);
  });

  it('opens on hover and closes when the mouse leaves', () => {
    expect(after('enter')).toBe('peeked');
    expect(after('enter', 'leave')).toBe('closed');
  });

  it('stays open when pressed after it opened on hover', () => {
    expect(after('enter', 'press')).toBe('pinned');
    expect(after('enter', 'press', 'leave')).toBe('pinned');
  });

  it('closes on the second press', () => {
    expect(after('press', 'press')).toBe('closed');
  });

  it('closes on Escape after hover or press', () => {
    expect(after('enter', 'escape')).toBe('closed');
    expect(after('press', 'escape')).toBe('closed');
  });

  it('closes when an item is chosen', () => {
    expect(after('press', 'choose')).toBe('closed');
  });
});
