// Replaces upstream's: the opener is a <button>, where upstream has a link to "#" that does not
// respond to Space or Escape. Opens on hover as before; a press pins it open.
import NavbarItem from '@theme/NavbarItem';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import clsx from 'clsx';
import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { isOpen, step, type DropdownAct, type DropdownState } from './dropdownState';

interface Dropdown {
  root: RefObject<HTMLDivElement | null>;
  /** Receives the focus from what it opened. */
  opener: RefObject<HTMLButtonElement | null>;
  state: DropdownState;
  act: (act: DropdownAct) => void;
}

/**
 * The state of a dropdown, which closes on a press or focus elsewhere, and on Escape wherever the
 * focus is: it may be open on hover alone.
 */
function useDropdown(): Dropdown {
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

export default function DropdownNavbarItemDesktop(props: Props): ReactNode {
  const { items, position, className, label, 'aria-label': ariaLabel } = props;
  const { root, opener, state, act } = useDropdown();
  const id = useId();

  return (
    <div
      ref={root}
      role="presentation"
      className={clsx(
        'navbar__item dropdown',
        position === 'right' && 'dropdown--right',
        isOpen(state) && 'dropdown--show',
        // Keeps a menu under the mouse open when the app takes over.
        state === 'untouched' && 'dropdown--untouched',
      )}
      onPointerEnter={(event) => event.pointerType === 'mouse' && act('enter')}
      onPointerLeave={(event) => event.pointerType === 'mouse' && act('leave')}
    >
      <button
        ref={opener}
        type="button"
        className={clsx('navbar__link', className)}
        aria-label={ariaLabel}
        aria-expanded={isOpen(state)}
        aria-controls={id}
        onClick={() => act('press')}
      >
        {label}
      </button>
      <ul id={id} className="dropdown__menu">
        {items.map((item, index) => (
          <NavbarItem
            isDropdownItem
            activeClassName="dropdown__link--active"
            {...item}
            onClick={(event) => {
              item.onClick?.(event);
              act('choose');
            }}
            key={index}
          />
        ))}
      </ul>
    </div>
  );
}
