/** So few letters before a hyphen are not left alone at the end of a line: Wi-Fi, in-app. */
const SHORT_HALF = /(?<![\w-])\w{1,2}-(?=\w)/g;

/** Keeps a word with a short half before its hyphen on one line. Nobody sees what does. */
export const keepHyphens = (text: string): string => text.replace(SHORT_HALF, '$&\u2060');
