/** A text or a pattern without groups, and what stands in its place. */
type Change = readonly [before: string | RegExp, after: string];

declare function rewrite(source: string, ...changes: readonly Change[]): string;
export = rewrite;
