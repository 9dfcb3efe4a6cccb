const typesOfCode = /^(|module|(text|application)\/(x-)?(java|ecma)script)$/i;

/** Whether a script whose `type` is this is code; another is data, which stays in the page. */
export const isCodeType = (type: string): boolean => typesOfCode.test(type.trim());
