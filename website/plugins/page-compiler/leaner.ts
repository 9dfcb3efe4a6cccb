/** A text of a package, and what stands in its place where pages are compiled. */
interface Change {
  /** The only file of the package that has it. */
  file: RegExp;
  before: string;
  after: string;
}

/** What compiling a page does for each of its nodes, though nobody reads what comes of it. */
export const changes: readonly Change[] = [
  // Every node's visit is given a name of its own, for stacks.
  {
    file: /unist-util-visit-parents[\\/]lib[\\/]index\.js$/,
    before: "if (typeof value.type === 'string') {",
    after: 'if (false) {',
  },
  // Every token is handled with a copy of what is known of the page.
  {
    file: /mdast-util-from-markdown[\\/]lib[\\/]index\.js$/,
    before: `{
          ...context,
          sliceSerialize: events[index][2].sliceSerialize
        }`,
    after: '(context.sliceSerialize = events[index][2].sliceSerialize, context)',
  },
];

/**
 * A file of a package without what its pages do not need.
 *
 * @throws when it is no longer written as it was
 */
export function makeLeaner({ before, after }: Change, source: string): string {
  if (!source.includes(before)) throw new Error(`Pages are no longer compiled by: ${before}`);
  return source.replaceAll(before, () => after);
}
