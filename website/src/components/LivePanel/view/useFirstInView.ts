import { useEffect, useRef, type RefObject } from 'react';

/**
 * Brings what a run prints first into view, for a button at the end of a small screen is pressed
 * with its answer below it. A reader who has scrolled since is left where they are.
 *
 * @param place - The element that shows it.
 * @param hasPrinted - Whether there is anything to see in it.
 * @param presses - How often the run was asked for.
 */
export function useFirstInView(
  place: RefObject<HTMLElement | null>,
  hasPrinted: boolean,
  presses: number,
): void {
  const pressedAt = useRef(0);
  useEffect(() => {
    pressedAt.current = scrollY;
  }, [presses]);
  useEffect(() => {
    if (!hasPrinted || scrollY !== pressedAt.current) return;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    place.current?.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'instant' : 'smooth' });
  }, [hasPrinted, place]);
}
