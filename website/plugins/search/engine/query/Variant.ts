/** A term to look for. */
export interface Variant {
  term: string;
  /** From 0 to 1: how surely this is what was meant. */
  weight: number;
  /** Also finds longer terms that begin with it. */
  prefix?: boolean;
  /** How many words of the query it stands for, when more than one. */
  spans?: number;
  /** From 0 to 1, 1 when not told: how much less it counts in texts. */
  inText?: number;
}
