/** All headings of a small site. */
export const headingFile = 'h';

/** A share of the terms. */
export const shareName = (share: number): string => `s${share}`;

/** A list of the first terms of shares, which tells the shares of a large site apart. */
export const listName = (list: number): string => `l${list}`;

/** Words of headings of a large site. */
export const wordsName = (part: number): string => `w${part}`;
