/**
 * Lets a line of a highlighted command end before an address, which an option would hold fast, and
 * behind each slash of a path: it would end at any letter. What is copied stays as it is.
 */
export const breakPaths = (html: string): string =>
  html.replace(/(?=https?:)|(?<=\w\/)(?=\w)/g, '<wbr>');
