/** Escapes a script for embedding in HTML, so that it cannot close its element. */
export const escapeScript = (script: string): string => script.replace(/<\/(?=script)/gi, '<\\/');
