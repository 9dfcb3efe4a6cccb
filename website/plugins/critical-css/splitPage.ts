/** A page in two: what is put into its head later leaves the rest, which is long, where it is. */
export interface SplitPage {
  head: string;
  rest: string;
}

/** Divides a page at the end of its head. One without any is all rest. */
export function splitPage(html: string): SplitPage {
  const end = Math.max(0, html.indexOf('</head>'));
  return { head: html.slice(0, end), rest: html.slice(end) };
}
