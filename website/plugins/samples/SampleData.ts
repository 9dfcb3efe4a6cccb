/** A sample as the build hands it to the block. */
export interface SampleData {
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
  /** Set when nothing but the syntax was checked. */
  syntaxOnly?: true;
  /** The proof of the last run, while it still holds. */
  verified?: { version: string; date: string };
}
