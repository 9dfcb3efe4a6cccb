const NAME_WITH_HYPHENS = /(?<=^|[\s>]|:\/\/)\w[\w.]*-[\w.-]*\/?/gm;

/**
 * Lets a line of a highlighted command end before an address, which an option would hold fast, and
 * behind each slash of a path, and not at the hyphens of a name. What is copied stays as it is.
 */
export const breakPaths = (html: string): string =>
  html
    .replace(/(?=https?:)|(?<=\w\/)(?=\w)/g, '<wbr>')
    .replace(NAME_WITH_HYPHENS, '<span class=whole>$&</span>');
