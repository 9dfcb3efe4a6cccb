/** The URL of the running script tag. */
export const scriptAddress = globalThis.document?.currentScript?.src;
