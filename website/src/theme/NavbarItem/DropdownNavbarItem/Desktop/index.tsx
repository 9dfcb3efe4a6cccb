// Replaces upstream's: the opener is a <button>, where upstream has a link to "#" that answers
// neither Space nor Escape. Opens under the mouse as before; a press pins it open.
import NavbarItem from '@theme/NavbarItem';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import clsx from 'clsx';
import { useId, type ReactNode } from 'react';
import { isOpen } from './dropdownState';
import { useDropdown } from './useDropdown';

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
        // From HTML to app without a moment in which the menu under the mouse is closed.
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
