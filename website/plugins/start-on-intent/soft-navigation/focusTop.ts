/**
 * Leads the keyboard and a screen reader to the top of a page that a link was pressed for, to where
 * the app leads them: the way past the menu, which is read out.
 */
export function focusTop(): void {
  const top = document.querySelector<HTMLElement>('#__docusaurus > [role=region]');
  if (!top) return;
  top.tabIndex = -1;
  top.focus({ preventScroll: true });
  top.removeAttribute('tabindex');
}

/**
 * Waits with that for a key, or until it is told to: a browser lays a page out for it, which within a
 * press would hold up what is shown.
 */
export function focusTopLater(): () => void {
  const lead = (): void => {
    if (window.onkeydown) focusTop();
    window.onkeydown = null;
  };
  window.onkeydown = lead;
  return lead;
}
