import { useEffect, type RefObject } from 'react';

/**
 * Scrolls the first output of a run into view, because a button at the bottom of a small screen has
 * it below. Readers who have scrolled since are left where they are.
 *
 * @param place - The element with the output.
 * @param isThere - Whether there is any output.
 * @param pressedAt - The scroll position when the run was started.
 */
export function useFirstInView(
  place: RefObject<HTMLElement | null>,
  isThere: boolean,
  pressedAt: RefObject<number>,
): void {
  useEffect(() => {
    if (!isThere || scrollY !== pressedAt.current) return;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    place.current?.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'instant' : 'smooth' });
  }, [isThere, place, pressedAt]);
}
