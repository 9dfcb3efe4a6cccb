/** How a sample is verified. */
export interface SampleVerification {
  /** By a run; as data that parses; or, where it cannot be run, by types or syntax only. */
  proof: 'run' | 'data' | 'types' | 'syntax';
  /** The run in which it met its expectation, while that is current. */
  verified?: { version: string; date: string };
  /** For a server in another language: its last tested runtime, while that is current. */
  ran?: { runtime: string; date: string };
}

/** A sample as the build passes it to the block. */
export interface SampleData extends SampleVerification {
  /** Its path in the folder of samples. */
  name: string;
  /** The name of its language. */
  label: string;
  /** Its file name, if it is shown. */
  title?: string;
  /** The highlighted code; its text is the sample verbatim. */
  html: string;
  /** The problem that its run reproduces first. */
  problem?: string;
  /** The number of lines, if those in an element of class `rest` are collapsed. */
  lines?: number;
  /**
   * Whether its lines fit a phone (`narrow`), a third or half of a page, a page's column
   * (`medium`), or none.
   */
  width: 'narrow' | 'third' | 'half' | 'medium' | 'wide';
}
