import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import Original from '@theme-original/Navbar/MobileSidebar';
import { type ReactNode, useEffect } from 'react';

const find = (part: string) => document.querySelector<HTMLElement>(`.navbar${part}`);

/** Everything outside an element. */
function listOutside(element: Element | null): Element[] {
  const parent = element?.parentElement;
  if (!parent) return [];
  return [...[...parent.children].filter((it) => it !== element), ...listOutside(parent)];
}

/**
 * Traps the focus in the side menu.
 *
 * @returns A function that restores it to the button that opened the menu.
 */
function trapFocus(close: () => void): () => void {
  const behind = listOutside(find('-sidebar')).filter(
    // A press outside the menu closes it.
    (it) => !it.matches('head, [inert], .navbar-sidebar__backdrop'),
  );
  const onKey = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') close();
  };
  for (const it of behind) it.toggleAttribute('inert', true);
  find('-sidebar__close')?.focus();
  addEventListener('keydown', onKey);
  return () => {
    removeEventListener('keydown', onKey);
    for (const it of behind) it.removeAttribute('inert');
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.closest('.navbar-sidebar')) {
      find('__toggle')?.focus();
    }
  };
}

// Wraps upstream's, which opens over the page without moving the focus: while the menu is open it
// has the focus, everything else is inert, and Escape closes it.

export default function MobileSidebar(): ReactNode {
  const { shown, toggle } = useNavbarMobileSidebar();
  useEffect(() => (shown ? trapFocus(toggle) : undefined), [shown, toggle]);
  return <Original />;
}
