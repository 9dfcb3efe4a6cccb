/** The address of the script tag that is running this script. */
export const scriptAddress = globalThis.document?.currentScript?.src;
