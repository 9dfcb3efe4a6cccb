// The router checks what its components are given while a site is developed; readers have no use for
// what it would check with.

/** No types of properties. */
export default {};

/** Says of everything that it can be drawn. */
export const isValidElementType = (): boolean => true;
