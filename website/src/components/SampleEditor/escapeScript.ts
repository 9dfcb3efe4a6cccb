/** A script as it may stand within a page: nothing in it ends its element. */
export const escapeScript = (script: string): string => script.replace(/<\/(?=script)/gi, '<\\/');
