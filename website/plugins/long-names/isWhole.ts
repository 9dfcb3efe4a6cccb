/** Such as `--allow-origin` or `touch-action: none`: a line would tear it at its hyphens. */
const SHORT_WITH_HYPHENS = /^(?=.*-).{1,24}$/;

/** Such as `Speak now.` or `npm ls react`. */
const FEW_LETTERS = /^.{1,12}$/;

/** So long is a name that the lines of most phones hold, the ending of its word included. */
const LONG = /^\S{28}$/;

/** Whether a name begins a line rather than be torn; a column has no room for a long one. */
export const isWhole = (name: string, isInTable: boolean): boolean =>
  SHORT_WITH_HYPHENS.test(name) ||
  (name.includes(' ') && FEW_LETTERS.test(name)) ||
  (LONG.test(name) && !isInTable);
