/** Components that come with every page by their names: src/theme/MDXComponents. */
export const onEveryPage: readonly string[] = ['PageProof', 'Sample'];
