/** How a sample was proved; neither is set when no proof holds. */
export interface SampleProof {
  /** Set when it was not run, only its syntax checked. */
  syntaxOnly?: true;
  /** The run in which it did what it promises, while that still holds. */
  verified?: { version: string; date: string };
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
  /** Whether its lines fit a phone (`narrow`), a page's column (`medium`), or neither. */
  width: 'narrow' | 'medium' | 'wide';
}
