/**
 * The version of this agent, as published.
 * @since 0.1.0
 */
export const version = '0.1.0';
