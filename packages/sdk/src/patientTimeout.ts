/** How long what has arrived meanwhile may take to be taken in. */
const MOMENT_MS = 500;

/**
 * Waits like `setTimeout`, and then a moment longer: when a page has stood still, what arrived in
 * the meantime is still to be taken in when the time is up.
 * @returns A function that stops waiting.
 */
export const setPatientTimeout = (act: () => void, milliseconds: number): (() => void) => {
  let timer = setTimeout(() => {
    timer = setTimeout(act, MOMENT_MS);
  }, milliseconds - MOMENT_MS);
  return () => clearTimeout(timer);
};
