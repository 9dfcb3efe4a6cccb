/** How a sample is proved. */
export interface SampleProof {
  /** By a run; as data that parses; or, where it cannot be run, by its types or syntax alone. */
  proof: 'run' | 'data' | 'types' | 'syntax';
  /** The run in which it did what it promises, while that still holds. */
  verified?: { version: string; date: string };
  /** Of a server in another language: what it was last run in, while that still holds. */
  ran?: { runtime: string; date: string };
}

/** A sample as the build hands it to the block. */
export interface SampleData extends SampleProof {
  /** Its path in the folder of samples. */
  name: string;
  /** The name of its language. */
  label: string;
  /** Its file name, when a reader should see it. */
  title?: string;
  /** The highlighted code; its text is the sample to the letter. */
  html: string;
  /** How many lines it has, where those in an element of class `rest` are folded. */
  lines?: number;
  /** Whether its lines fit a phone (`narrow`), a third or half of a page, a page's column (`medium`), or none. */
  width: 'narrow' | 'third' | 'half' | 'medium' | 'wide';
}
