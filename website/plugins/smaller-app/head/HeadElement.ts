/** An element that a page wants in its head, or the attributes it wants on `html` or `body`. */
export interface HeadElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
}
