/**
 * So few letters before a hyphen are not left alone at the end of a line: Wi-Fi, in-app. Addresses and
 * names like `x-api-key` are not touched, for they are copied.
 */
const SHORT_HALF = /(?<![\w./:-])[A-Za-z]{1,2}-(?=(?:Fi|[a-z]{2,})(?![\w/:-]|\.\w))/g;

/** Keeps a word with a short half before its hyphen on one line. Nobody sees what does. */
export const keepHyphens = (text: string): string => text.replace(SHORT_HALF, '$&\u2060');
