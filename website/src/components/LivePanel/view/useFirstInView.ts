import { useEffect, type RefObject } from 'react';

/**
 * Brings what a run shows first into view, for a button at the end of a small screen is pressed
 * with its answer below it. A reader who has scrolled since is left where they are.
 *
 * @param place - The element that shows it.
 * @param isThere - Whether there is anything to see in it.
 * @param pressedAt - How far the page was scrolled when the run was asked for.
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
