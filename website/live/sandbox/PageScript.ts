/** A script that stands in a page. */
export interface PageScript {
  text: string;
  /** Whether it is a module; else its names are those of the whole page. */
  isModule: boolean;
}
