/** A text of a package, and what stands in its place where pages are compiled. */
interface Change {
  /** The only file of the package that has it. */
  file: RegExp;
  texts: readonly [before: string, after: string];
}

/** What compiling a page does for each of its nodes, though nobody reads what comes of it. */
export const changes: readonly Change[] = [
  // Every node's visit is given a name of its own, for stacks.
  {
    file: /unist-util-visit-parents[\\/]lib[\\/]index\.js$/,
    texts: ["if (typeof value.type === 'string') {", 'if (false) {'],
  },
  // Every token is handled with a copy of what is known of the page.
  {
    file: /mdast-util-from-markdown[\\/]lib[\\/]index\.js$/,
    texts: [
      `{
          ...context,
          sliceSerialize: events[index][2].sliceSerialize
        }`,
      '(context.sliceSerialize = events[index][2].sliceSerialize, context)',
    ],
  },
];
