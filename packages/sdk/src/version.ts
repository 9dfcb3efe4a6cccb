/**
 * The version of this SDK, as published.
 * @since 0.1.0
 */
export const version = '0.1.0';
