import { useEffect, useRef, useState, type RefObject } from 'react';
import { closed, step, type DropdownAct, type DropdownState } from './dropdownState';

export interface Dropdown {
  root: RefObject<HTMLDivElement | null>;
  state: DropdownState;
  act: (act: DropdownAct) => void;
}

/** A dropdown's state, which falls back to closed on a press or a focus elsewhere. */
export function useDropdown(): Dropdown {
  const root = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<DropdownState>(closed);
  const act = (next: DropdownAct): void => setState((before) => step(before, next));

  useEffect(() => {
    function closeUnlessInside(event: Event): void {
      if (!root.current?.contains(event.target as Node)) setState(closed);
    }
    document.addEventListener('pointerdown', closeUnlessInside);
    document.addEventListener('focusin', closeUnlessInside);
    return () => {
      document.removeEventListener('pointerdown', closeUnlessInside);
      document.removeEventListener('focusin', closeUnlessInside);
    };
  }, []);

  return { root, state, act };
}
