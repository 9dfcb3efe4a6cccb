/** One small change that makes a page, a sample or a test false. */
export interface Mutant {
  /** The kind of change: `limit`, `cell`, `logic`. */
  kind: string;
  /** What is changed, in a few words. */
  title: string;
  /** The new texts of the files it changes, by their path from the repository. */
  files: Record<string, string>;
}

/** The sources that may be changed, by their path from the repository. */
export type Sources = ReadonlyMap<string, string>;

/** Lists every change of one kind that the sources allow. */
export interface Operator {
  kind: string;
  /** How many of its changes a run takes. */
  share: number;
  list(sources: Sources): Mutant[];
}
