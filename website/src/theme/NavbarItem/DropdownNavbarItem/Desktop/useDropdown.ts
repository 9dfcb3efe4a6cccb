import { useEffect, useRef, useState, type RefObject } from 'react';
import { isOpen, step, type DropdownAct, type DropdownState } from './dropdownState';

export interface Dropdown {
  root: RefObject<HTMLDivElement | null>;
  /** Gets the focus back from what it opened. */
  opener: RefObject<HTMLButtonElement | null>;
  state: DropdownState;
  act: (act: DropdownAct) => void;
}

/**
 * A dropdown's state, which falls back to closed on a press or a focus elsewhere, and on Escape
 * wherever the focus is: it may be open under the mouse alone.
 */
export function useDropdown(): Dropdown {
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<DropdownState>('untouched');
  const act = (next: DropdownAct): void => setState((before) => step(before, next));

  useEffect(() => {
    function closeUnlessInside(event: Event): void {
      if (!root.current?.contains(event.target as Node)) setState('closed');
    }
    document.addEventListener('pointerdown', closeUnlessInside);
    document.addEventListener('focusin', closeUnlessInside);
    return () => {
      document.removeEventListener('pointerdown', closeUnlessInside);
      document.removeEventListener('focusin', closeUnlessInside);
    };
  }, []);

  const open = isOpen(state);
  useEffect(() => {
    if (!open) return undefined;
    function closeOnEscape({ key }: KeyboardEvent): void {
      if (key !== 'Escape') return;
      setState((before) => step(before, 'escape'));
      if (root.current?.contains(document.activeElement)) opener.current?.focus();
    }
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [open]);

  return { root, opener, state, act };
}
