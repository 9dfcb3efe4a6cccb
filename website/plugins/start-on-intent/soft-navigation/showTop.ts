const current = 'menu__link--active';

function markCurrent(link: Element | null, isCurrent: boolean): void {
  link?.classList.toggle(current, isCurrent);
  if (isCurrent) link?.setAttribute('aria-current', 'page');
  else link?.removeAttribute('aria-current');
}

/**
 * Shows the beginning of a page in the place of this one's article: the reader looks at the top, and
 * has it in half the time.
 */
export function showTop(top: Element): void {
  const room = document.createElement('div');
  room.style.height = '100vh';
  top.querySelector('.theme-doc-markdown')?.append(room);
  document.querySelector('article')?.replaceWith(top);
  // The old contents would lead nowhere, and move as they turn into the new ones.
  document.querySelector('.contents > div')?.remove();
  markCurrent(document.querySelector(`.${current}`), false);
  markCurrent(document.querySelector(`.menu__link[href="${location.pathname}"]`), true);
}
