/** How the attributes are called that no hash can allow: event handlers, styles, whole documents. */
export const refusedName = 'on[^\\s=>]+|style|srcdoc';

/** How a value begins that no hash can allow. */
export const refusedValue = '\\s*javascript:';
