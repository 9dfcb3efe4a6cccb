/**
 * Leads the keyboard and a screen reader to the top of a page that a link was pressed for, to where
 * the app leads them: the way past the menu, which is read out.
 */
export function focusTop(): void {
  const top = document.querySelector<HTMLElement>('#__docusaurus > [role=region]');
  top?.setAttribute('tabindex', '-1');
  top?.focus({ preventScroll: true });
  top?.removeAttribute('tabindex');
}
