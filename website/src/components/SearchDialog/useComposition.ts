import { useCallback, useEffect, useRef, type RefObject } from 'react';

/** The code of a key that goes to an input method. */
const forInputMethod = 229;

/**
 * Tells whether a field is being composed in, or the key that ended a composition is still down:
 * Safari ends the composition before it sends the key, and then takes Enter for a submission.
 */
export function useComposition(field: RefObject<HTMLInputElement | null>): () => boolean {
  const composing = useRef(false);
  const taken = useRef(false);
  useEffect(() => {
    const input = field.current;
    if (!input) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    input.addEventListener('compositionstart', () => (composing.current = true), { signal });
    input.addEventListener('compositionend', () => (composing.current = false), { signal });
    input.addEventListener(
      'keydown',
      ({ keyCode, isComposing }) => (taken.current = isComposing || keyCode === forInputMethod),
      { signal },
    );
    input.addEventListener('keyup', () => (taken.current = false), { signal });
    return () => stop.abort();
  }, [field]);
  return useCallback(() => composing.current || taken.current, []);
}
