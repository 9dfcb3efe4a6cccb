const noise: readonly RegExp[] = [
  // Frames of Docusaurus's own stack bury the message, which names the file and the fault.
  /^\s*at .+(:\d+:\d+\)?|<anonymous>\)?|\(index \d+\))( \{)?$/,
  /^\s*\.\.\. \d+ lines matching cause stack trace \.\.\.$/,
  /^\[Rspack Deprecation\]/,
  /Use `?npm run serve`? command to test your build locally/,
  // Each language is made elsewhere, and put in its place later.
  /Generated static files in /,
  /^(\[INFO\] Docusaurus|Node) version: /,
  /^\s*$/,
];

/** Whether a line that Docusaurus prints tells the reader of a build nothing. */
export function isNoise(line: string): boolean {
  return noise.some((pattern) => pattern.test(line));
}
