/** A small change after which a page, a sample or a test is wrong. */
export interface Mutant {
  /** The operator: `limit`, `cell`, `logic`. */
  kind: string;
  /** A short description of the change. */
  title: string;
  /** The new content of the files it changes, by path. */
  files: Record<string, string>;
}

/** The sources that may be changed, by path. */
export type Sources = ReadonlyMap<string, string>;

/** Lists all changes of one kind that the sources allow. */
export interface Operator {
  kind: string;
  /** The share of its mutants in a run. */
  share: number;
  list(sources: Sources): Mutant[];
}
