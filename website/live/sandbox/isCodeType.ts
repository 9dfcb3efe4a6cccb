const typesOfCode = /^(|module|(text|application)\/(x-)?(java|ecma)script)$/i;

/** Whether the `type` of a script denotes code; other scripts are data and stay in the page. */
export const isCodeType = (type: string): boolean => typesOfCode.test(type.trim());
