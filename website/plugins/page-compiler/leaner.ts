/** Texts of a package, and what stands in their place where pages are compiled. */
interface Change {
  /** The only file of the package that has them. */
  file: RegExp;
  texts: readonly (readonly [before: string, after: string])[];
}

/** What compiling a page does for each of its nodes, though nothing comes of it. */
export const changes: readonly Change[] = [
  // Every node is visited by a function of its own, made for it and named for stacks.
  {
    file: /unist-util-visit-parents[\\/]lib[\\/]index\.js$/,
    texts: [
      ['factory(tree, undefined, [])()', 'visitNode(tree, undefined, [])'],
      ['factory(child, offset, grandparents)()', 'visitNode(child, offset, grandparents)'],
      [
        'return visit\n\n    function visit() {',
        '}\n\n  function visitNode(node, index, parents) {{',
      ],
    ],
  },
  // Every token is handled with a copy of what is known of the page.
  {
    file: /mdast-util-from-markdown[\\/]lib[\\/]index\.js$/,
    texts: [
      [
        `{
          ...context,
          sliceSerialize: events[index][2].sliceSerialize
        }`,
        '(context.sliceSerialize = events[index][2].sliceSerialize, context)',
      ],
    ],
  },
  // What is only kept is copied to its depth, the facts of tables too, of a tree that is thrown away.
  {
    file: /mdast-util-to-hast[\\/]lib[\\/]state\.js$/,
    texts: [
      ['...structuredClone(shallow)', '...shallow'],
      ['return structuredClone(node)', 'return node'],
    ],
  },
  // The syntax of pages is put together anew for each.
  {
    file: /micromark[\\/]lib[\\/]parse\.js$/,
    texts: [
      [
        'combineExtensions([defaultConstructs, ...(settings.extensions || [])]);',
        `(parse.known ??= new Map()).get(settings.extensions) ??
  combineExtensions([defaultConstructs, ...(settings.extensions || [])]);
  parse.known.set(settings.extensions, constructs);`,
      ],
    ],
  },
  // All tokens are copied once more where none of them holds others.
  {
    file: /micromark-util-subtokenize[\\/]index\.js$/,
    texts: [
      ['let more;', 'let more, moved;'],
      ['parameters.unshift(event);', 'parameters.unshift(event);\n        moved = true;'],
      ['splice(eventsArray, 0,', 'if (more || moved) splice(eventsArray, 0,'],
    ],
  },
  // Names and values are looked through for what is within them.
  {
    file: /estree-walker[\\/]src[\\/]sync\.js$/,
    texts: [
      [
        'for (key in node) {',
        "if (node.type !== 'Literal' && node.type !== 'Identifier') for (key in node) {",
      ],
    ],
  },
];
